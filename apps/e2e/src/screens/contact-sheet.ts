import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What one screenshot shows. */
export type Shot = {
  readonly screen: string
  readonly language: string
  readonly scheme: string
  readonly width: number
}

/** A path without its slash and signs, as the name of a folder. */
export function folderOf(screen: string): string {
  return screen.replaceAll(/[^\w-]+/g, '_').replaceAll(/^_|_$/g, '') || 'root'
}

/** Where a screenshot goes. */
export function fileOf({ screen, language, scheme, width }: Shot): string {
  return join(folderOf(screen), `${language}-${scheme}-${width}.png`)
}

const style = `
  body { font: 14px system-ui; margin: 24px; background: #f4f5f6; color: #16202a }
  section { margin: 0 0 32px } h2 { font-size: 16px }
  ul { display: flex; flex-wrap: wrap; gap: 12px; padding: 0; list-style: none }
  img { height: 320px; border: 1px solid #c9d0d6; display: block } figcaption { font-size: 12px }
`

function section(folder: string, files: readonly string[]): string {
  const figures = files.map(
    (file) =>
      `<li><figure><a href="${folder}/${file}"><img loading="lazy" src="${folder}/${file}" alt="${folder} ${file}"></a><figcaption>${file.replace('.png', '')}</figcaption></figure></li>`,
  )
  return `<section><h2>${folder}</h2><ul>${figures.join('')}</ul></section>`
}

/** Writes one page that shows every screenshot of a folder. */
export async function writeContactSheet(screensFolder: string): Promise<string> {
  await mkdir(screensFolder, { recursive: true })
  const entries = await readdir(screensFolder, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const sections = await Promise.all(
    folders.sort().map(async (folder) => {
      const files = await readdir(join(screensFolder, folder))
      return section(folder, files.filter((file) => file.endsWith('.png')).sort())
    }),
  )
  const sheet = join(screensFolder, 'index.html')
  await writeFile(
    sheet,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Slipway screens</title><style>${style}</style><h1>Screens</h1>${sections.join('')}</html>`,
  )
  return sheet
}
