// `npm run icons -w apps/web`: draws every icon in `public/` from the mark.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawIcon, iconSizes } from './draw-icons.ts'

for (const name of Object.keys(iconSizes) as (keyof typeof iconSizes)[])
  writeFileSync(join(import.meta.dirname, '..', 'public', name), await drawIcon(name))
