import { expect, test } from 'vitest'
import { appSender, appService } from '#service/testing/app-sender.ts'
import { aPicture } from '#service/testing/pictures.ts'
import { sender } from '#service/testing/test-service.ts'
import type { Picture } from '#wire/pictures.ts'
import type { GalleryTemplate } from '#wire/template-gallery.ts'

const gallery = '/settings/favorite-templates'

test('tells what each favorite template brings: design, texts, tables with their rows and total, days', async () => {
  const { ask, text_template_id, design_template_id } = await appService()
  const { body: picture } = await ask<Picture>('POST', '/pictures', aPicture)
  const cover_picture = { ...picture, alt: 'A roof' }
  await ask('PATCH', `/settings/design-templates/${design_template_id}`, { cover: true, cover_picture })
  await ask('PATCH', `/settings/text-templates/${text_template_id}`, {
    sections: [
      { title: 'Your house', html: '<p></p><h2>Hello</h2><p>[contact_name] &amp; all</p>' },
      { title: 'Planning', html: '<p>In May</p>' },
    ],
  })
  const settings = { vat_default_percentage: 21 }
  const rows = [
    { type: 'title', content: 'Pumps' },
    { type: 'price', content: 'Pump', quantity: 2, price: 1500.5 },
    { type: 'price', content: 'Boiler', price: 900, selectable: 'check' },
  ]
  const { body: made } = await ask<{ id: number }>('POST', gallery, {
    name: 'Aardwarmte',
    text_template_id,
    design_template_id,
    pricetables: [{ id: 'pumps', title: 'Prices', settings, rows }],
    acceptance: { valid_days: 30 },
  })
  const { body } = await ask<GalleryTemplate[]>('GET', gallery)
  expect(body[0]).toEqual({
    id: made.id,
    name: 'Aardwarmte',
    design: {
      name: 'Plain',
      colors: ['#123456'],
      fonts: { heading: 'source-serif', text: 'source-serif' },
      cover_picture,
    },
    sections: ['Your house', 'Planning'],
    opening: 'Hello [contact_name] & all',
    pricetables: [{ title: 'Prices', rows: 2 }],
    // What is optional and not chosen does not count.
    price_total: 3001,
    attachments: [],
    valid_days: 30,
  })
})

test("without design, text or tables it is empty, and another account's are not in it", async () => {
  const ours = await appService()
  const { body: made } = await ours.ask<{ id: number }>('POST', gallery, { name: 'Bare' })
  const { body } = await ours.ask<GalleryTemplate[]>('GET', gallery)
  expect(body.find(({ id }) => id === made.id)).toEqual({
    id: made.id,
    name: 'Bare',
    design: null,
    sections: [],
    opening: '',
    pricetables: [],
    price_total: 0,
    attachments: [],
    valid_days: null,
  })
  const theirs = appSender({ send: sender(ours.service, await ours.addAccount('other')), account: 'other' })
  const { body: seen } = await theirs<GalleryTemplate[]>('GET', gallery)
  expect(seen.map(({ id }) => id)).not.toContain(made.id)
})
