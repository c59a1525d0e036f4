// Written by "npm run generate".
import type { TokenTemplateBuild } from '../types.ts'

export const tokenTemplateBuilds: readonly TokenTemplateBuild[] = [
  {
    "templateId": 1,
    "contract": "StandardToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xbaf04f9e9ff8e38be02565652a23a3c01124d1e440ac1150f4309da257445d8a",
    "creationBytes": 12574,
    "chunks": 1
  },
  {
    "templateId": 2,
    "contract": "TaxedToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x6522d3eb61624fdd26e88f18f4e0e80b1726d116fb1d7080a5e2136ad547c591",
    "creationBytes": 18039,
    "chunks": 1
  },
  {
    "templateId": 3,
    "contract": "RewardDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xea2b0c5797ef37e27c4704239c7aabc208f26bf59e2ed00bc500d0a7c36837c5",
    "creationBytes": 30815,
    "chunks": 2
  },
  {
    "templateId": 4,
    "contract": "LiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xf557e23d38293c8056ee8afccc7acb623d028d2f69f73f841831024ca2c3a3b1",
    "creationBytes": 25122,
    "chunks": 2
  },
  {
    "templateId": 5,
    "contract": "NativeDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x1397fa9629bfc84b4f3750a65b1c722d1ccbe8d9209a1092b0228825dd2cb780",
    "creationBytes": 26463,
    "chunks": 2
  },
  {
    "templateId": 6,
    "contract": "ReferralToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x2aa8e7b6ab9ab34c115906e6f0494428c95143c481c48a726b76596384fbb2d1",
    "creationBytes": 23441,
    "chunks": 1
  },
  {
    "templateId": 7,
    "contract": "SelfDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x1dd8e41b188958b273d4663d5658d68303c6336f15db344bb0dc793981e3667b",
    "creationBytes": 26091,
    "chunks": 2
  },
  {
    "templateId": 8,
    "contract": "NftDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x3aee7a9fcfb1909817e1eb792d61e3776776c35f2ec0f9dd9a9732019e5286d3",
    "creationBytes": 26177,
    "chunks": 2
  },
  {
    "templateId": 9,
    "contract": "ReferralLiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x6a1ea819ccea4375ecbce79236b1b66f88cc99abcd01ffcb0ec8ba9b64600d25",
    "creationBytes": 30539,
    "chunks": 2
  }
]
