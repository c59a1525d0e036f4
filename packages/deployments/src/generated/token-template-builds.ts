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
    "creationCodeHash": "0xd6be557cfca1b49c9260341a4ebf1987dfe99b38f8687faa64f4afd169708a4e",
    "creationBytes": 17690,
    "chunks": 1
  },
  {
    "templateId": 3,
    "contract": "RewardDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xa95c68028f5be469b2d11cf7a1e36c0e09695ea7c0415bada7ca8d40a51838b5",
    "creationBytes": 30643,
    "chunks": 2
  },
  {
    "templateId": 4,
    "contract": "LiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x64cec5bb43220d39e926f4dc8f501c65231074bdbfa1e0e0326682c0e30abb15",
    "creationBytes": 24522,
    "chunks": 1
  },
  {
    "templateId": 5,
    "contract": "NativeDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x3120ca9d03444f93507f46078ff2015b66d29f4cf7847eee75a9414bf01163d6",
    "creationBytes": 26213,
    "chunks": 2
  },
  {
    "templateId": 6,
    "contract": "ReferralToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x3d6d4d276aed429c190bc58cf0cbc0150254521b1f46904b9c02f8c144cafa34",
    "creationBytes": 23008,
    "chunks": 1
  },
  {
    "templateId": 7,
    "contract": "SelfDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xfe124b3663f81aa80adce125255b31b87e76382c33492053e8271e49d2569ee0",
    "creationBytes": 25840,
    "chunks": 2
  },
  {
    "templateId": 8,
    "contract": "NftDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xf6f186867d5cc65c653e0ac695a8d1e13ab204403533f3aefb913af0487c08e4",
    "creationBytes": 25647,
    "chunks": 2
  },
  {
    "templateId": 9,
    "contract": "ReferralLiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xcc8f34e64c0e3bf7a50fdcca8187fa9d0dbb6b671415ea0441baafc3dcd705e1",
    "creationBytes": 29985,
    "chunks": 2
  }
]
