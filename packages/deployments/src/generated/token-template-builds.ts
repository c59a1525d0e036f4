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
    "creationCodeHash": "0x823b771a61e8eb8923014db1e572274d24a4ee495c800de65c20d9a1fc7f8f30",
    "creationBytes": 17112,
    "chunks": 1
  },
  {
    "templateId": 3,
    "contract": "RewardDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x022ef34f743149d463a5f00ba739f2868ea6dd3200782eaae908f79ec6a25a4b",
    "creationBytes": 28663,
    "chunks": 2
  },
  {
    "templateId": 4,
    "contract": "LiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xc02e3f8619be912026523790de83edd37ba418da804e0a3b7511f0788c52334d",
    "creationBytes": 23942,
    "chunks": 1
  },
  {
    "templateId": 5,
    "contract": "NativeDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xaf890a2e8b08f45f077e5d0a369c019ed1f3bffca35d57655758061815aa304c",
    "creationBytes": 25713,
    "chunks": 2
  },
  {
    "templateId": 6,
    "contract": "ReferralToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x4c6992f0f6f9287f515c7d645833b455b1174463a61530afefa9f678e04dc490",
    "creationBytes": 22426,
    "chunks": 1
  },
  {
    "templateId": 7,
    "contract": "SelfDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x67112be0a02ddacea0233bd32b0d1b3df1c10b23a5588ebcee922470d8725242",
    "creationBytes": 25349,
    "chunks": 2
  },
  {
    "templateId": 8,
    "contract": "NftDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x6d66044eab5317547cf7df8df2ce71c06a912591cd47548569bcd099488addee",
    "creationBytes": 25080,
    "chunks": 2
  },
  {
    "templateId": 9,
    "contract": "ReferralLiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x6efdcdf6b782879bc61650ee556470b0ed6a7d0258a647493c60e3c5b76df370",
    "creationBytes": 29401,
    "chunks": 2
  }
]
