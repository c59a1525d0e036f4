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
    "creationCodeHash": "0xd02075600271c9493d84565a50dae6c2b6a283af1e21c36c0c0e8af9f5993f81",
    "creationBytes": 20267,
    "chunks": 1
  },
  {
    "templateId": 3,
    "contract": "RewardDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xc5e3835e25c136935f9614f1e220baeb9a74473329b1f6b94431d22c1c4a78a9",
    "creationBytes": 31507,
    "chunks": 2
  },
  {
    "templateId": 4,
    "contract": "LiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xa70f66f820f4ea668e117ddb9705803a125c7b2280b80fdb1d3a1b5783f0e1bf",
    "creationBytes": 27996,
    "chunks": 2
  },
  {
    "templateId": 5,
    "contract": "NativeDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x8953b1dd1403ba63506d27f65cff545e38e4fae8551f46894d29f8c256052a45",
    "creationBytes": 28848,
    "chunks": 2
  },
  {
    "templateId": 6,
    "contract": "ReferralToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xddf515d07075f73745ddba64eb99dc6e5775a9244e3fab943dd76da6392a78b7",
    "creationBytes": 25598,
    "chunks": 2
  },
  {
    "templateId": 7,
    "contract": "SelfDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xabce9b244b46702129913197c949e4b536752cfbe827c4e42e812fb91f81daf8",
    "creationBytes": 28295,
    "chunks": 2
  },
  {
    "templateId": 8,
    "contract": "NftDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x090958f4f67a61501d874211094571f2fb1d3f33a635dff2e0de7a0f4376488c",
    "creationBytes": 28114,
    "chunks": 2
  }
]
