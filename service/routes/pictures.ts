import { Hono } from 'hono'
import { keepPicture, placedIn, preparePicture } from '#service/domain/pictures.ts'
import { forgetUnkept } from '#service/domain/unused-files.ts'
import type { Ports } from '#service/ports.ts'
import { maxPictureBytes } from '#wire/limits.ts'
import { uploadPicture } from '#wire/pictures.ts'
import type { ServiceEnv } from './env.ts'
import { mountUpload } from './mount-upload.ts'

/** Pictures of texts and products, on their way in. */
export function pictures(ports: Pick<Ports, 'pictures' | 'files' | 'log'>) {
  const api = new Hono<ServiceEnv>()
  mountUpload(api, uploadPicture, {
    limit: maxPictureBytes,
    before: (unit, bytes) => preparePicture(ports, unit, bytes),
    run: keepPicture,
    after: (unit, prepared) => forgetUnkept(ports, unit, placedIn(prepared)),
  })
  return api
}
