import { blueprint } from './blueprint.ts'
import { offices } from './offices.ts'
import { pngOf } from './png.ts'
import { roofs } from './roofs.ts'

/** What the covers of the sample's designs show, and what is said of it to who cannot see it. */
export const scenes = {
  blueprint: { draw: blueprint, alt: 'Bouwtekening van een woning met een warmtepomp achter het huis' },
  roofs: { draw: roofs, alt: 'Dak met zonnepanelen in de ochtendzon' },
  offices: { draw: offices, alt: 'Kantoorgebouwen met verlichte ramen' },
} as const
export type Scene = keyof typeof scenes

const drawn = new Map<Scene, Promise<Uint8Array<ArrayBuffer>>>()

/** A PNG; each is drawn once a process. */
export function pictureOf(scene: Scene): Promise<Uint8Array<ArrayBuffer>> {
  const picture = drawn.get(scene) ?? pngOf(scenes[scene].draw())
  drawn.set(scene, picture)
  return picture
}
