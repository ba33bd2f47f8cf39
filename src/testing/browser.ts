import '#src/look/look.css'
import '#src/look/serif.css'
import * as z from 'zod/mini'
import { afterEach } from 'vitest'
import { unmountAll } from './render.tsx'

// As main.tsx does: the tests meet the same checks.
z.config({ jitless: true })

afterEach(unmountAll)
