// Written by "npm run generate".
import type { ChainDeployments } from '../types.ts'

export const recordedDeployments: readonly ChainDeployments[] = [
  {
    "chainId": 31337,
    "shortname": "local",
    "deployments": [
      {
        "version": "v1",
        "contracts": {
          "taxedTokenExtension": {
            "address": "0x61912F324E5628E7B3b2EDb6F6701789D494ECEb",
            "startBlock": 0,
            "codeHash": "0x21ba47d46ad1abf3e76b431baee98868f5dd730a9dba5648876790877d66776d"
          },
          "platformRegistry": {
            "address": "0xA58687f3651f36C7FC9176dE1b2D965cFD1A1656",
            "startBlock": 0,
            "codeHash": "0xa43aff64fb671dbcd8bca29bbe589c64adeb7b3b88d7f8771004e8ecaa2a15f1"
          },
          "tokenFactory": {
            "address": "0x85AD2a83394B71cED98dE3817f39106bdaE9c03D",
            "startBlock": 0,
            "codeHash": "0x05d21c5ca4de19d493544ee54736e4e1e2fe3d97918cdc655a2329e3b14f92bc"
          },
          "tokenDetector": {
            "address": "0x1e0836a11b943dBDe538D1CA42F96F48F5Df3893",
            "startBlock": 0,
            "codeHash": "0xbea994add592c78f3cf3be029d4c7e2b323c0feb1485dd66f686574a1a6498a0"
          },
          "liquidityLocker": {
            "address": "0x4034F74edCF2e9a5332a9a0BAeF5299c3e6245b1",
            "startBlock": 0,
            "codeHash": "0xa0bcfbf97b92bf9633bb09608a6fcedd8abc0428d77bf73484be61ee271dc817"
          },
          "lockAnnouncer": {
            "address": "0xe9f5E2a4f4678b47b622D0A320fF13A3C928a54A",
            "startBlock": 0,
            "codeHash": "0xe7a34939c78bc61319c97d6e4234f82c16425e468fe02947db30382cd6f803a0"
          },
          "tokenLocker": {
            "address": "0x3946Bd530a977fF6d172fa801aAE6BFe4bD9e122",
            "startBlock": 0,
            "codeHash": "0x588f62da9fcd1ef6b32592f3c6cbbbbe4cde035f6642c331cff67e36fe0fca18"
          },
          "nftLocker": {
            "address": "0xa75F84e748811587726CF39BC75E6868f9DE3450",
            "startBlock": 0,
            "codeHash": "0xc5c15782de67f1ca9cbd4b643ce3e4955c0776c74687c4b3b393add0e366f40f"
          },
          "poolRepair": {
            "address": "0x3AD7a45Bd26B0F9bAE1eEd0A9fC4ec9114350753",
            "startBlock": 0,
            "codeHash": "0xa68e8cdb081512335e4b04ff99c0521ff484363feeda70bfc33ae5798cf609af"
          },
          "launchPad": {
            "address": "0xC86d3297a0E20587db5CbEbe6D6DaD23aBfc2F9f",
            "startBlock": 0,
            "codeHash": "0x24b1cfc60612659998aee107a21f8c83e5f5502722ca261bb72b81a2744712cc"
          },
          "openingVault": {
            "address": "0xf91174664F80af40edfAf19284aa7Cb55ABd6823",
            "startBlock": 0,
            "codeHash": "0x28837a954642093a82e8daaa1d550740b6550803ddd6baf650742b29c730c6cb"
          },
          "vip": {
            "address": "0x89e6D48b10c5264580f9cE62a80129C25A6eEDE4",
            "startBlock": 0,
            "codeHash": "0x732614c9c12593b5d2f4cdf8b85c97d0ae22b921cd30c33c22e191fe7df805dc"
          },
          "inviter": {
            "address": "0x52454752db2215A8557513EC171bfB8E9A9522BA",
            "startBlock": 0,
            "codeHash": "0x519ec8fb6c19d50fef9c937d6589944ac6d1c056b76971cb5e820af57fdb9416"
          },
          "whitelistMarket": {
            "address": "0x3fcc271B9D4Bf54D3CA28F249e3f425156e8066e",
            "startBlock": 0,
            "codeHash": "0x7fe93d6a494092dd60e20fec8e664bbd2374b02fea7cd0abcd6dbf3bbcd78dcc"
          },
          "sellabilityCheck": {
            "address": "0x0a979a5ad74F443945e24Fb00D878A26B2E5c225",
            "startBlock": 0,
            "codeHash": "0x2be50a04c9a44e7a99f7844a79304aa3dd56e5273c392b008a53e1cb440ef2ee"
          },
          "presaleAdmin": {
            "address": "0x55B46B6855Af545c9c74A8E7E2eE2fD7F20fA789",
            "startBlock": 0,
            "codeHash": "0x3554afbe48b04686a159558d5ed81df204b03d86a6e3b00447494ebae6940c68"
          },
          "normalPresale": {
            "address": "0x711cBE8B1707ff8E2A224727a6AB9aE792c0cFe5",
            "startBlock": 0,
            "codeHash": "0x153fd5d0b7ccb100bd1235df19b97a82bba6ad7ae2ebd1baedf143e84d2b61b9"
          },
          "fairPresale": {
            "address": "0xA0c20D66082E3b3937492d3463fa9686Df80a6ba",
            "startBlock": 0,
            "codeHash": "0xe14328168598acc54d4413c699157340bcb419e7bc58fff4f3ac9a556b0474c9"
          },
          "privatePresale": {
            "address": "0xFd35e21E4f3f8E57a1f7b9fFd802247ee454D2F8",
            "startBlock": 0,
            "codeHash": "0x7821a4500c1ba835f28bf081554b2248de500e4c18e1063a5879b28a4e10a39a"
          },
          "presaleFactory": {
            "address": "0xF5ee9624875D464eC3642a56A197cB32A131a7d6",
            "startBlock": 0,
            "codeHash": "0x80e06ca7331bf9f0707ecae10b093ab35c34b77373d30342d0961bbc23cfc63a"
          },
          "airdrop": {
            "address": "0xcD57FadE6E3067fA9Ef8CE1F16A279874F7C5F8A",
            "startBlock": 0,
            "codeHash": "0xc55d73fe9949cd5b8884b38b81058f5f633c1bd2d65de7b598970a8fa04c479e"
          },
          "merkleAirdrop": {
            "address": "0x8FD335b71545cEEC01E6e8693de3e19f236C459f",
            "startBlock": 0,
            "codeHash": "0x43a6fa63f00f837e9eb472ee7e547912ff3bd212a9eeed414ea15e9078b59b01"
          },
          "airdropFactory": {
            "address": "0x758C34c75CfA1E4C77f51b3FaD0b30E176285cE6",
            "startBlock": 0,
            "codeHash": "0x69bd4cdaa6a48837a6285ab8c5637f0cdcf7735ad5b283b506c1077ea1f0b2ef"
          },
          "multisend": {
            "address": "0xC419D1bdDd2E4FF7e1C3D16efE47ba77d47aEa38",
            "startBlock": 0,
            "codeHash": "0x0973669e98116b3e45a49bd8a0b291ebe71806b005b29c205dab6fce73504018"
          },
          "poolFactory": {
            "address": "0x6A501f9F0c0e3941989c357F3d2aC39Ff660d3a2",
            "startBlock": 0,
            "codeHash": "0x1a95c9a2c0f5cbaedc26c1b2783460d1ee2e1ed71adfa2205445e410ebd812d8"
          },
          "tokenPool": {
            "address": "0x8C03424e72aE67f4AC1aa14ddADf32b3CDB8ba0c",
            "startBlock": 0,
            "codeHash": "0xa5d03ee1be9f8862f872e14c2d10533fbdc5b3cdcf40e8e22b77045ca7a4d37b"
          },
          "nftPool": {
            "address": "0x6C072266Ab9fB20cFA2ab459052A631ece945F98",
            "startBlock": 0,
            "codeHash": "0xd53b8e0f3c0d965b9ec4fd259e564cb02b1262f1a8783c2e98e9e47917335add"
          },
          "nftSale": {
            "address": "0xf8a4be770e96B8BE115F7fF3d519f5ef570b87cF",
            "startBlock": 0,
            "codeHash": "0xf07467044b0610e161110f81a3a8701d7250ae76e8efade3e29f48e2b7e21c52"
          },
          "nftSaleFactory": {
            "address": "0xBb416524455F454777c93D5120f650dC1A7D5630",
            "startBlock": 0,
            "codeHash": "0x27e19c4de1f442ea230dc1a3dcd2dff671f2babf4ea6c704f419af3c990d814e"
          },
          "standardTokenGenerator": {
            "address": "0x46A4edBFf40A901F3Edb7f0DAfDab6D6bF2a44bf",
            "startBlock": 0,
            "codeHash": "0x7b6597ad80106f634657f20a832dc45cda80a9a61f1cde9c4b1f9a91a33e27fc"
          },
          "taxedTokenGenerator": {
            "address": "0x89245950F03BEBc14683f1E2e56E52c19B2Dd15c",
            "startBlock": 0,
            "codeHash": "0xc79d006b56b5b45bff849bf01cc5e3057e8d8b3524da7017ecbc8b04528c0748"
          },
          "rewardDividendTokenGenerator": {
            "address": "0x13e377D45cE0eA7e8BD668120D7bAAd5Da1B1275",
            "startBlock": 0,
            "codeHash": "0x0dbda20d41d0415e7c09c427b23034e98e0a3b13fbea081d2b9f24e6157024fb"
          },
          "liquidityDividendTokenGenerator": {
            "address": "0x7f8e0119A3A7e28a25C8B48fCE8B53BefFA5c6F6",
            "startBlock": 0,
            "codeHash": "0x8e4b310414f3ec7d656399ad95cbcc27206d6044df1120230b3823d6b12ebabc"
          },
          "nativeDividendTokenGenerator": {
            "address": "0x6643F41bD6ef13004eb9a94405A1CF9172Fe8536",
            "startBlock": 0,
            "codeHash": "0x496e266a6182f4bc6b13f212b041613cfb9eb0bbbbe17cb7b6632fa444c90d0e"
          },
          "referralTokenGenerator": {
            "address": "0x08D32E290eA307702575F766Fc4178f9db877aBf",
            "startBlock": 0,
            "codeHash": "0xe598e5fdc4932ae400ef30da83fab6db4c40ae35f829f0ef785c7a3e0c3cd4f5"
          },
          "selfDividendTokenGenerator": {
            "address": "0x68F15E7c903E0528E9c5e5BFD16920E6fe89F097",
            "startBlock": 0,
            "codeHash": "0xfc8501b80be37fbf55da4e666661971c50a0fa13ee31b59f7811da792cf6e371"
          },
          "nftDividendTokenGenerator": {
            "address": "0x890D1D57E1d9974C13EC76813070E6EB9F8a7B53",
            "startBlock": 0,
            "codeHash": "0x9ddd15a9988c717f886f9753186d5d9927775f1b6f296b06a7b6d0aaa8f435fa"
          },
          "referralLiquidityDividendTokenGenerator": {
            "address": "0xF0036f0499eb5589Ce464B71BBb407Cfcd8D8fb9",
            "startBlock": 0,
            "codeHash": "0xba6f604dec610b6fe784e8bd3e2dc09d66f8220979f62dcc0f8d5aed0871ec46"
          }
        }
      }
    ]
  }
]
