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
    "creationCodeHash": "0x7a617f333e95d385d63941fc4910ceb4a7c626f536fc1169d272e51d52bbeae0",
    "creationBytes": 17270,
    "chunks": 1
  },
  {
    "templateId": 3,
    "contract": "RewardDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xe09afae007aade38406a62f7ed6aee08ea6db93678f87c8457ab2ed76360fd4d",
    "creationBytes": 28829,
    "chunks": 2
  },
  {
    "templateId": 4,
    "contract": "LiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xbe92f9930c8864952d20089ae32f7afd9ee101d7ae036d5fdcf3991db77388eb",
    "creationBytes": 24100,
    "chunks": 1
  },
  {
    "templateId": 5,
    "contract": "NativeDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x2e42edc21c586e1251f58b8508f8399aabc8531ba5d4222ffb11483d48619f24",
    "creationBytes": 25845,
    "chunks": 2
  },
  {
    "templateId": 6,
    "contract": "ReferralToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xd4b937ed57cbc5e6864d7fe9ccc929b6a31d129c70c510f07c83336e6b7dda2d",
    "creationBytes": 22584,
    "chunks": 1
  },
  {
    "templateId": 7,
    "contract": "SelfDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x3f9294d0082db9b35d44f72d10d664b38994f3d649698dc64a2f9dd65fadfd98",
    "creationBytes": 25481,
    "chunks": 2
  },
  {
    "templateId": 8,
    "contract": "NftDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x7ab13a0ce4b3de493894c41bb3921436aabe36c72aa27b4befaedf49dfefb054",
    "creationBytes": 25231,
    "chunks": 2
  },
  {
    "templateId": 9,
    "contract": "ReferralLiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x7d37754c958a8ae33ebef2321e6d4b6ed63fe42f6e49e4e0499a2f7430ce94b5",
    "creationBytes": 29559,
    "chunks": 2
  }
]
