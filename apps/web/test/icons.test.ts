// What browsers, systems and chats draw for the site: complete, small, and drawn from the mark.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { schemeColors } from '@slipway/ui/css-variables'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawIcon, iconSizes } from '../build/draw-icons.ts'

const web = join(import.meta.dirname, '..')
const read = (name: string) => readFileSync(join(web, 'public', name))
const html = readFileSync(join(web, 'index.html'), 'utf8')
const names = Object.keys(iconSizes) as (keyof typeof iconSizes)[]

/** An icon file's picture: the old container holds one behind its head of 22 bytes. */
const pictureOf = (name: string, bytes: Buffer) =>
  sharp(name.endsWith('.ico') ? bytes.subarray(22) : bytes)

test.each(names)('%s has its size and shows the mark as it is drawn today', async (name) => {
  const kept = read(name)
  const { width, height } = iconSizes[name]
  expect(await pictureOf(name, kept).metadata()).toMatchObject({ format: 'png', width, height })
  expect(kept.length).toBeLessThan(8_000)
  const [before, now] = await Promise.all(
    [kept, await drawIcon(name)].map((bytes) =>
      pictureOf(name, bytes).ensureAlpha().raw().toBuffer(),
    ),
  )
  // Machines round edges differently; a mark that moved differs in many dots.
  const other = before?.filter((byte, at) => Math.abs(byte - (now?.[at] ?? 0)) > 32).length ?? 0
  expect(other / (before?.length ?? 1)).toBeLessThan(0.001)
})

interface Manifest {
  name: string
  start_url: string
  theme_color: string
  icons: { src: string; sizes: string; type: string; purpose: string }[]
}

test('the manifest has what an installation needs, and each icon is what it says', async () => {
  const manifest: Manifest = JSON.parse(read('manifest.webmanifest').toString('utf8'))
  expect(manifest.name).toBe('Slipway')
  expect(manifest.start_url).toBe('./')
  expect(manifest.theme_color).toBe(schemeColors.dark['--sw-page'])
  const purposes = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
  for (const needed of ['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable'])
    expect(purposes).toContain(needed)
  for (const { src, sizes, type } of manifest.icons) {
    const { format, width, height } = await sharp(read(src)).metadata()
    expect(type).toBe(format === 'svg' ? 'image/svg+xml' : `image/${format}`)
    if (sizes !== 'any') expect(sizes).toBe(`${width}x${height}`)
  }
})

test('the page names the manifest, every icon and a colour for both schemes', () => {
  for (const [rel, file] of [
    ['icon', 'favicon.ico'],
    ['icon', 'favicon.svg'],
    ['apple-touch-icon', 'apple-touch-icon.png'],
    ['manifest', 'manifest.webmanifest'],
  ] as const) {
    expect(html).toMatch(new RegExp(`<link rel="${rel}"[^>]* href="/${file}"`))
    expect(read(file).length).toBeGreaterThan(0)
  }
  for (const scheme of ['light', 'dark'] as const)
    expect(html).toContain(
      `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${schemeColors[scheme]['--sw-page']}" />`,
    )
})
