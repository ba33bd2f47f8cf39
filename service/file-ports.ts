/** What pictures may come in as; what they are is read from their first bytes and never from what is said of them. */
export type PictureKind = 'png' | 'jpeg' | 'webp' | 'avif'

/** A picture as it is kept: without metadata, the right way up, in the colours of the web. */
export type Rendition = {
  bytes: Uint8Array<ArrayBuffer>
  type: 'image/jpeg' | 'image/png'
  /** In pixels. */
  width: number
  height: number
}

export type PictureCodec = {
  /**
   * Writes a picture anew, once for each side: as large as fits a square of it, and never larger than it was. Its size in
   * pixels has been checked before. Undefined for one that cannot be read.
   */
  encode: (
    picture: { bytes: Uint8Array<ArrayBuffer>; kind: PictureKind },
    sides: readonly number[],
  ) => Promise<readonly Rendition[] | undefined>
}

/** A store of files outside the database. Names are made by the service, and each is put once. */
export type FileStore = {
  /** Kept when it resolves; rejects with a human-readable reason. */
  put: (name: string, bytes: Uint8Array<ArrayBuffer>, type: string) => Promise<void>
  /** Undefined when there is none of this name. */
  get: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Resolves too where there is none; rejects at once when aborted by `signal`. */
  remove: (name: string, signal?: AbortSignal) => Promise<void>
}
