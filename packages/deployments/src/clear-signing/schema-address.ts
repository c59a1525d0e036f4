/** The form of our descriptors: the standard's schema, second version. */
export const schemaAddress =
  'https://github.com/LedgerHQ/clear-signing-erc7730-registry/blob/master/specs/erc7730-v2.schema.json'
