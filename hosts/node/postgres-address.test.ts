import { expect, test } from 'vitest'
import { passwordIn, placeIn, withoutPassword } from './postgres-address.ts'

test.each([
  ['postgres://jo:secret@db.example:5433/offers', 'postgres://jo@db.example:5433/offers', 'secret'],
  ['postgresql://jo:s%40p@localhost/offers?sslmode=require', 'postgresql://jo@localhost/offers?sslmode=require', 's@p'],
  ['postgres://jo:a@b:c@localhost/offers', 'postgres://jo@localhost/offers', 'a@b:c'],
  ['postgres://jo@localhost/offers', 'postgres://jo@localhost/offers', ''],
  ['postgres://localhost/offers', 'postgres://localhost/offers', ''],
  ['postgres://jo:secret@/offers?host=/run/pg', 'postgres://jo@/offers?host=/run/pg', 'secret'],
  ['postgres://:secret@localhost/offers', 'postgres://@localhost/offers', 'secret'],
  ['postgres:///offers?application_name=a:b@c', 'postgres:///offers?application_name=a:b@c', ''],
])('the password of %s is taken out of it', (url, without, password) => {
  expect(withoutPassword(url)).toBe(without)
  expect(passwordIn(url)).toBe(password)
})

test.each([
  ['postgres://jo:secret@db.example:5433/offers', 'offers', 'db.example:5433'],
  ['postgres://jo:secret@/offers?host=/run/pg', 'offers', '/run/pg'],
  ['postgres://jo@/offers', 'offers', ''],
  ['postgres:///offers?host=/run/pg', 'offers', '/run/pg'],
])('%s is called %s, at %s', (url, name, host) => {
  expect(placeIn(url)).toEqual({ name, host })
})
