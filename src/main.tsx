import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import * as z from 'zod/mini'
import { newQueryClient } from '#src/api/query-client.ts'
import { appConfig } from '#src/auth/config.ts'
import { Look } from '#src/look/look.tsx'
import { onFirstPage, watchFirstPage } from './first-page.ts'
import { createRouter, warmNextScreens } from './router.tsx'

// Zod would compile its checks with `new Function`, which the content security policy refuses.
z.config({ jitless: true })

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// Every page renders its own title; the one of index.html stood for the start and would go on winning.
document.querySelector('title')?.remove()

const queryClient = newQueryClient()
const router = createRouter(queryClient)

createRoot(root).render(
  <StrictMode>
    <Look>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Look>
  </StrictMode>,
)

watchFirstPage(router, queryClient)
onFirstPage(() => {
  void import('#src/look/serif.css')
  warmNextScreens()
  // Settings that cannot be read are the router's to tell.
  void appConfig().then(
    async ({ demo }) => demo && (await import('#src/demo/start.tsx')).startDemo(),
    () => undefined,
  )
})
