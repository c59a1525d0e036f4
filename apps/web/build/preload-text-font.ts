import type { Plugin } from 'vite'

/**
 * Adds a preload for the interface's text face to the built page, whose name carries a hash.
 * @param name file name of the font without hash and extension
 */
export function preloadTextFont(name: string): Plugin {
  return {
    name: 'preload-text-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const file = Object.keys(bundle ?? {}).find((path) => path.includes(`${name}-`))
        if (!file) throw new Error(`The build holds no font named ${name}.`)
        return [
          {
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `./${file}`,
              crossorigin: '',
            },
            injectTo: 'head',
          },
        ]
      },
    },
  }
}
