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
    "creationCodeHash": "0x247ff546f9cd482ea755e71de9549b7d834042f3a8cba9b4ebffe0c9c48c06e9",
    "creationBytes": 18077,
    "chunks": 1
  },
  {
    "templateId": 3,
    "contract": "RewardDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xa7caa2378a879f9a05240408553ee16fc9dff563db8f3d3a0984bb3bf97c1c22",
    "creationBytes": 30791,
    "chunks": 2
  },
  {
    "templateId": 4,
    "contract": "LiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xfce4aa05eb30ecbb7041e40dd4dd579179007d8040285c016a047786d91385b0",
    "creationBytes": 25094,
    "chunks": 2
  },
  {
    "templateId": 5,
    "contract": "NativeDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xb50ec53b67396c734a1df733ca38daa92f3a153c06500db39e322aedfc09fae8",
    "creationBytes": 26435,
    "chunks": 2
  },
  {
    "templateId": 6,
    "contract": "ReferralToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x73b79ca6173015a83047eb24a2d1a0a9305771755c29219c73a667e01f4124d3",
    "creationBytes": 23490,
    "chunks": 1
  },
  {
    "templateId": 7,
    "contract": "SelfDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xe2131ed6065c9e3395d0d43244e73d69c6909ede5745078aec2abbb2e62e3ace",
    "creationBytes": 26063,
    "chunks": 2
  },
  {
    "templateId": 8,
    "contract": "NftDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0xf233d463d1db7bb7a0a6780ff2edf8461d00e29b76a2af3e1e948b05c91affc0",
    "creationBytes": 26155,
    "chunks": 2
  },
  {
    "templateId": 9,
    "contract": "ReferralLiquidityDividendToken",
    "compiler": "0.8.4+commit.c7e474f2",
    "runs": 200,
    "creationCodeHash": "0x11099c1d5eb7563f86166ca19148e0e80395724a278442a3b5d6eabd65e20d3b",
    "creationBytes": 30505,
    "chunks": 2
  }
]
