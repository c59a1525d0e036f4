// Written by "npm run generate".
export const localAttestations = {
  "eas": "0x37c252D5417fA49CB02E89A264473cF7212d4b1D",
  "schemaRegistry": "0x9EdFA0dc0cC0d8BbDb0E1C045aE25E3ddB2B6CC7"
} as const
