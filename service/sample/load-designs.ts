import { sha256OfBytes } from '#service/domain/token-hash.ts'
import type { Db } from '#service/store/db.ts'
import { insertFile, keepContent, setFileUses } from '#service/store/files.ts'
import { fileAddress } from '#wire/pictures.ts'
import { idsByName, insertAll } from './insert.ts'
import { sceneSize } from './pictures/scene-size.ts'
import { pictureOf, scenes } from './pictures/scenes.ts'
import { randomOf } from './random.ts'
import { designTemplates } from './settings.ts'

/** Drawn before the transaction: it is work of the processor alone. */
export const drawScenes = () => Promise.all(designTemplates.map(({ scene }) => pictureOf(scene)))

/** The designs, each with a picture on its cover; their ids by name. */
export async function loadDesigns(db: Db, { account, now }: { account: string; now: number }) {
  const covers: { id: number; src: string }[] = []
  for (const { scene } of designTemplates) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction
    covers.push(await keepScene(db, scene, { account, now }))
  }
  const ids = await insertAll(
    db,
    'design_template',
    designTemplates.map(({ name, colors, font, fonts, header, footer, scene }, at) => ({
      name,
      colors: JSON.stringify(colors),
      font,
      logo_url: '',
      cover: 1 as const,
      cover_picture: JSON.stringify({ src: covers[at]?.src, alt: scenes[scene].alt, ...sceneSize }),
      fonts: JSON.stringify(fonts),
      header,
      footer,
    })),
  )
  for (const [at, id] of ids.entries()) {
    const file = covers[at]?.id
    // oxlint-disable-next-line no-await-in-loop -- one transaction
    if (file !== undefined) await setFileUses(db, 'design_template_id', id, [file], now)
  }
  return idsByName(designTemplates, ids)
}

async function keepScene(
  db: Db,
  scene: (typeof designTemplates)[number]['scene'],
  { account, now }: { account: string; now: number },
) {
  const bytes = await pictureOf(scene)
  const hash = await sha256OfBytes(bytes)
  const content = await keepContent(db, { hash, size: bytes.byteLength, bytes, stored_as: '', used_at: now })
  const token = randomOf(account, scene).token().slice(0, 22)
  const { id } = await insertFile(db, {
    kind: 'picture',
    token,
    source_hash: hash,
    media_type: 'image/png',
    content_id: content.id,
    ...sceneSize,
    small_content_id: content.id,
    small_width: sceneSize.width,
    used_at: now,
  })
  return { id, src: fileAddress(token) }
}
