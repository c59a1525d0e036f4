// Written by "npm run generate".
import type { TokenTemplateBuild } from '../types.ts'

export const tokenTemplateBuilds: readonly TokenTemplateBuild[] = [
  {
    "templateId": 1,
    "contract": "StandardToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x5029d4313f1bcc7d1d7e5566f4bce8f420850bfbde7702fec8e358b0214f5627",
    "creationBytes": 12553,
    "chunks": 1
  },
  {
    "templateId": 2,
    "contract": "TaxedToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x8542d5396715c540ab14218f18d75426992376bafd82da4a8cabf05f0af1c274",
    "creationBytes": 17112,
    "chunks": 1
  },
  {
    "templateId": 3,
    "contract": "RewardDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xf4cd21a44e6c3fad05affb3ff23a33d1fa5415bf8ba146da14acac8fb6bbbb10",
    "creationBytes": 28663,
    "chunks": 2
  },
  {
    "templateId": 4,
    "contract": "LiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xa9d6c63f73016d48f05b2a2a58d3d9f809093b216ede55e2a339fb67a5688839",
    "creationBytes": 23942,
    "chunks": 1
  },
  {
    "templateId": 5,
    "contract": "NativeDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x299edc42ad7f6d3d2cb26172dc2dd0ff11084a9e1c5c406c1b0dafcb31c8b268",
    "creationBytes": 25713,
    "chunks": 2
  },
  {
    "templateId": 6,
    "contract": "ReferralToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xaa11d3cc380778cc532317d15e9d176eb5434b907e28401ca4a6d37f92f4e9e1",
    "creationBytes": 22426,
    "chunks": 1
  },
  {
    "templateId": 7,
    "contract": "SelfDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x63e9c8c7ced4018720678a7037f214a7b0392493ab298ce4cc24dea7b0f126e6",
    "creationBytes": 25349,
    "chunks": 2
  },
  {
    "templateId": 8,
    "contract": "NftDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x507a2af0ab0f808925324a07ccaf2ea5c7ef96d28903ee3b20894ae592000274",
    "creationBytes": 25080,
    "chunks": 2
  },
  {
    "templateId": 9,
    "contract": "ReferralLiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x4b8117a83ff3be8bac03357a850202e11248962311baa40b312a8370cb922309",
    "creationBytes": 29401,
    "chunks": 2
  }
]
