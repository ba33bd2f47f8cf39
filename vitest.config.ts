import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['{wire,pricing,service,hosts,src,scripts}/**/*.test.{ts,tsx}'] },
})
