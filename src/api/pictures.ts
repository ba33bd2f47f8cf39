import { uploadPicture } from '#wire/pictures.ts'
import { ports } from './client.ts'
import { newClient } from './new-client.ts'

/** A photo of ten megabytes on a slow line. */
const uploadLimit = 180_000

/** Sends a picture in; the body is the file as it is. Rejects as `call` does. */
export const sendPicture = (file: File, signal?: AbortSignal) =>
  newClient({
    ...ports,
    fetch: (address, init) =>
      ports.fetch(address, {
        ...init,
        body: file,
        headers: { ...(init.headers as Record<string, string>), 'content-type': file.type },
      }),
    limit: () => AbortSignal.timeout(uploadLimit),
  }).call(uploadPicture, {}, { signal })
