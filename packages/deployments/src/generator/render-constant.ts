const NOTICE = '// Written by "npm run generate".\n'

/** TypeScript source of one exported constant. */
export function renderConstant(name: string, value: unknown): string {
  return `${NOTICE}export const ${name} = ${JSON.stringify(value, undefined, 2)} as const\n`
}

/** Like {@link renderConstant}, of a type that another module declares. */
export function renderTypedConstant(
  name: string,
  type: { readonly import: string; readonly name: string; readonly use: string },
  value: unknown,
): string {
  return (
    `${NOTICE}import type { ${type.name} } from '${type.import}'\n\n` +
    `export const ${name}: ${type.use} = ${JSON.stringify(value, undefined, 2)}\n`
  )
}
