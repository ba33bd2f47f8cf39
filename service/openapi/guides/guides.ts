import { assistants } from './assistants.ts'
import { firstCall } from './first-call.ts'
import type { Guide, Here } from './guide.ts'
import { habits } from './habits.ts'
import { hour } from './hour.ts'
import { oauth } from './oauth.ts'
import { receiving } from './receiving.ts'

/** What an integrator reads before the list of operations; everything is said of this installation. */
export const guides = (here: Here): readonly Guide[] => [
  firstCall(here),
  oauth(here),
  ...habits(here),
  ...receiving(here),
  hour(here),
  assistants(here),
]
