import { uploadPicture } from '#wire/pictures.ts'
import { ports } from './client.ts'
import { uploader } from './upload.ts'

/** Sends a picture in. */
export const sendPicture = (file: File, signal?: AbortSignal) =>
  uploader(ports, file).call(uploadPicture, {}, { signal })
