import { Ajv2020 } from 'ajv/dist/2020.js'

/** A descriptor by its file's name. */
export type NamedDescriptor = readonly [name: string, descriptor: unknown]

/**
 * Holds descriptors to a JSON Schema, such as the one that ERC-7730's registry publishes.
 * @returns a line for each fault, with its file and place
 */
export function findDescriptorFaults(
  schema: object,
  descriptors: readonly NamedDescriptor[],
): readonly string[] {
  // The registry's schema has keywords of its own beside those of JSON Schema.
  const validate = new Ajv2020({ strict: false, allErrors: true, validateFormats: false }).compile(
    schema,
  )
  return descriptors.flatMap(([name, descriptor]) => {
    validate(descriptor)
    return (validate.errors ?? []).map(
      ({ instancePath, message }) => `${name}${instancePath}: ${message}`,
    )
  })
}
