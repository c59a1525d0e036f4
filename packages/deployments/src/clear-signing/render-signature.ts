import type { AbiFunction, AbiParameter } from 'viem'

function renderParameter(parameter: AbiParameter, name: string): string {
  const isTuple = parameter.type.startsWith('tuple') && 'components' in parameter
  const type = isTuple
    ? `(${parameter.components.map((part) => renderParameter(part, part.name ?? '')).join(', ')})${parameter.type.slice('tuple'.length)}`
    : parameter.type
  return `${type} ${name}`
}

/**
 * A function's signature with the names of its parameters: the key under which a descriptor shows it.
 * @param names of all parameters, where the ABI has left some out
 */
export function renderSignature(item: AbiFunction, names: readonly string[] = []): string {
  const parameters = item.inputs.map((parameter, at) =>
    renderParameter(parameter, names[at] ?? parameter.name ?? ''),
  )
  return `${item.name}(${parameters.join(', ')})`
}
