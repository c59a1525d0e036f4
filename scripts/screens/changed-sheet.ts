import type { OpenPicture } from './compare-screens.ts'

const style = `
  body { font: 14px system-ui; margin: 24px; background: #f4f5f6; color: #16202a }
  section { margin: 0 0 32px } h2 { font-size: 16px }
  div { display: flex; gap: 12px; align-items: flex-start } figure { margin: 0; flex: 1; min-width: 0 }
  img { width: 100%; border: 1px solid #c9d0d6; display: block } figcaption { font-size: 12px }
  .both { position: relative; background: #000 } .both img + img { position: absolute; inset: 0; mix-blend-mode: difference }
`

/** How a picture differs, in words. */
export function describeOpen({ difference }: OpenPicture): string {
  if (!difference) return 'not accepted yet'
  const { share, from, to } = difference
  return `${Math.max(0.01, share * 100).toFixed(2)} % differs, between ${from} and ${to} px from the top`
}

function sectionOf(open: OpenPicture, folders: { taken: string; accepted: string }): string {
  const { picture, difference } = open
  const image = (folder: string, title: string) =>
    `<img src="${folder}/${picture}" alt="${picture}, ${title}" loading="lazy">`
  const figure = (content: string, title: string, name = '') =>
    `<figure><figcaption>${title}</figcaption><div class="${name}">${content}</div></figure>`
  const after = figure(image(folders.taken, 'now'), 'now')
  const both = image(folders.accepted, 'accepted') + image(folders.taken, 'now')
  const figures = difference
    ? figure(image(folders.accepted, 'accepted'), 'accepted') +
      after +
      figure(both, 'difference', 'both')
    : after
  return `<section><h2>${picture}: ${describeOpen(open)}</h2><div>${figures}</div></section>`
}

/** One page on which each picture stands beside the accepted one, main screens first. */
export function renderChangedSheet(
  pictures: readonly OpenPicture[],
  folders: { readonly taken: string; readonly accepted: string },
): string {
  const main = pictures.filter(({ isMain }) => isMain)
  const others = pictures.filter(({ isMain }) => !isMain)
  const list = (of: readonly OpenPicture[]) => of.map((one) => sectionOf(one, folders)).join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Changed screens</title><style>${style}</style><h1>Main screens</h1>${list(main) || '<p>As accepted.</p>'}<h1>Screens that show what others did meanwhile</h1>${list(others)}</html>`
}
