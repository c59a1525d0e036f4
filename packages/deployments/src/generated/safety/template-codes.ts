// Written by "npm run generate".
import type { TemplateCode } from '../../types.ts'

export const templateCodes: Readonly<Record<string, TemplateCode>> = {
  "StandardToken": {
    "size": 6475,
    "hash": "0x4640e17e52510a013769a4f2c4ca51e83dc4629f77577d1817ebdaf893a9341c",
    "immutables": [
      {
        "start": 809,
        "length": 32
      },
      {
        "start": 2006,
        "length": 32
      },
      {
        "start": 3426,
        "length": 32
      }
    ]
  }
}
