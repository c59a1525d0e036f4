import type { Plugin } from 'vite'

const importOfAll = /\bimport \{([^}]*)\} from '@slipway\/deployments\/abi'/g

/** `presaleFactoryAbi` lies in `presale-factory.ts`. */
const fileOf = (name: string) =>
  name.replace(/Abi$/, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Imports each ABI from its own file instead of the file that names all of them: the bundler puts whatever that file names
 * into one with the first of them, and every page that needs one would load thirty-five.
 */
export const importDirectly = (code: string): string =>
  code.replaceAll(importOfAll, (_all, list: string) =>
    list
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '' && !part.startsWith('type '))
      .map((part) => {
        const [name = ''] = part.split(' ')
        return `import { ${part} } from '@slipway/deployments/generated/abi/${fileOf(name)}'`
      })
      .join('; '),
  )

export const directAbis: Plugin = {
  name: 'direct-abis',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    code.includes("'@slipway/deployments/abi'") && /\.tsx?$/.test(id)
      ? { code: importDirectly(code), map: null }
      : null,
}
