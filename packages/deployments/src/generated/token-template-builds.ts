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
    "creationCodeHash": "0x1d32e66ee6f6feaac8aaa73a6d9700e760e0aa70f13195ddf1e9380147600dd0",
    "creationBytes": 17144,
    "chunks": 1
  },
  {
    "templateId": 3,
    "contract": "RewardDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x8d42ef3d4529b78ff138ca82c562e35a0dad14b31e732fae985af8ac4b4a7a8b",
    "creationBytes": 28665,
    "chunks": 2
  },
  {
    "templateId": 4,
    "contract": "LiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x0a899d2f2dbfefcf03d6190bf272e5d4714c432bc490f953ac8ab9eb0b953e38",
    "creationBytes": 23974,
    "chunks": 1
  },
  {
    "templateId": 5,
    "contract": "NativeDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xd3b9fd4e305e85751e2a157ac82c516a17ed5f16ca2ede7dbb298abce73463fb",
    "creationBytes": 25681,
    "chunks": 2
  },
  {
    "templateId": 6,
    "contract": "ReferralToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x0dba702c3915184f37b33ea7c1d530381e2e5d00a0ca48692b2cadc31e16b48a",
    "creationBytes": 22458,
    "chunks": 1
  },
  {
    "templateId": 7,
    "contract": "SelfDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xfd664add55370dc78305151e559053647191de003611a3f55ed1dda3e67b0b3a",
    "creationBytes": 25317,
    "chunks": 2
  },
  {
    "templateId": 8,
    "contract": "NftDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xd67308fc5160fa049affb0ff7e632fe7dfb390353255969e1fc3a93b74f63920",
    "creationBytes": 25112,
    "chunks": 2
  },
  {
    "templateId": 9,
    "contract": "ReferralLiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x9c01b41587f942198ca2d8fb5d9569a1d9aba3786412b7a2db9e3a0ec3ce80c7",
    "creationBytes": 29433,
    "chunks": 2
  }
]
