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
            "address": "0xe83d6957eD2A27Bb0Af8E976cbFf7c78A7292c2c",
            "startBlock": 0,
            "codeHash": "0x05410ff687fe4fa91135858ae10a44125a800d6ac50f1c2fee01b0c07ad01d30"
          },
          "platformRegistry": {
            "address": "0xe57a6f75136aE02d7A7a5B3083884AfC49530C75",
            "startBlock": 0,
            "codeHash": "0x5e071e1f3fbf9685e80654c4cba729c64f6ad174c5da9aac03beee9e4a49cef8"
          },
          "tokenFactory": {
            "address": "0x6A92b473c563AB56a5fb3522DC012432b9D7F36B",
            "startBlock": 0,
            "codeHash": "0x103447a93993181e2772bdf62d01dba2c006f5b5b7cc7a83aafdac35af288e3b"
          },
          "tokenDetector": {
            "address": "0x6fBEeb2427D5D19800DB509ECaf457fA56F98C19",
            "startBlock": 0,
            "codeHash": "0xdc2acd9e8ad3eaa537726341f38037ad56afaea3025783f31a5bbffd010ca703"
          },
          "liquidityLocker": {
            "address": "0x35dc38Ae25ff138D68b6070e3c07F731F3168B26",
            "startBlock": 0,
            "codeHash": "0x0a763a26da35e6f858dc381b911c8bf5fd0569420beddffccc820e5570962d23"
          },
          "lockAnnouncer": {
            "address": "0x07aB791BC8A7ED1ceB423d5D30E4Ef11856581C3",
            "startBlock": 0,
            "codeHash": "0x7cd96b749da78f971fe0ea0d7de7f278b0e2213db899721c7f842d5d7cacd0a5"
          },
          "tokenLocker": {
            "address": "0x883b1D2a256472F18fd91A50e5c733d897077352",
            "startBlock": 0,
            "codeHash": "0xbb7adf12f0525b59f9cadabd9911558aae06b49ee8de814c3a511b7a28516d63"
          },
          "nftLocker": {
            "address": "0xE192C8c76d8A32C87E9d3DF01223A7AB05437194",
            "startBlock": 0,
            "codeHash": "0xd76e0d24908923374117824d9857b43fda2d12d419e4afb0dc831d36d0e66302"
          },
          "poolRepair": {
            "address": "0x3eF26bf57a84017149A87B4b489Aa3302dD81582",
            "startBlock": 0,
            "codeHash": "0x741ed422ce643fdf7df2e420c86083e7e7ff83ef92803a0d7364e089c990997b"
          },
          "launchPad": {
            "address": "0x53fe2D583DB2d00564204f72e979092Efd7941Ae",
            "startBlock": 0,
            "codeHash": "0x277776b3e523bbffd9291efa70584f47559da7b89e9a00991182546d5c0f0c01"
          },
          "openingVault": {
            "address": "0x14bfB335C1a3f10df9deba54008B4B55032c80EE",
            "startBlock": 0,
            "codeHash": "0x702e464af2297f50d4acc4f62f9936099ea0267f373faf9a70add29046d126dc"
          },
          "vip": {
            "address": "0x95c6d01CF7402Eb78ee5845464649d096bcBbA72",
            "startBlock": 0,
            "codeHash": "0x6093aac6b0492b02cccd2027335e5323aa0b5a599e7938c70fa6af42ead2d288"
          },
          "inviter": {
            "address": "0x13490CED093F5D1F90439098C52661af499919F5",
            "startBlock": 0,
            "codeHash": "0x462469b9eed6b90719dfb80c278cc2aa1ae008714966b8230aee2522a6f8a42f"
          },
          "whitelistMarket": {
            "address": "0xedA6A4DB4550264b0E8370Ed97C498D19CCF1096",
            "startBlock": 0,
            "codeHash": "0xee11079efccd24dd2c062db6a3888e246f6aba53ceee54858c3290d8119ebd0e"
          },
          "sellabilityCheck": {
            "address": "0x0a979a5ad74F443945e24Fb00D878A26B2E5c225",
            "startBlock": 0,
            "codeHash": "0x2be50a04c9a44e7a99f7844a79304aa3dd56e5273c392b008a53e1cb440ef2ee"
          },
          "presaleAdmin": {
            "address": "0xB600CfFe5227F4cB82F7F430228485d4271Ba60A",
            "startBlock": 0,
            "codeHash": "0xeca51b60638ff5658b419521cd4860c09d6cbf9381973e353881f0355ffef204"
          },
          "normalPresale": {
            "address": "0x591bc87dA8F955d4578551619649873C1A135C0a",
            "startBlock": 0,
            "codeHash": "0xc5fd7da1b161a8da2323321ca1b9400f5a83b96ebe093c443f64488a3d55874f"
          },
          "fairPresale": {
            "address": "0xe6946ffB27421463b5E78a4f136a6F5d3Be039C4",
            "startBlock": 0,
            "codeHash": "0x597d23970216b81a9715b4af2b7b3c99e353eb6aa7c760d4bca96fcd38e31adc"
          },
          "privatePresale": {
            "address": "0x3206816C83fCdC71701e2C5CbA925F6C112076A2",
            "startBlock": 0,
            "codeHash": "0x0041fbde25fa4f35f5f9fac780be69899c443a3a5111a29224e2fc15afdd65fb"
          },
          "presaleFactory": {
            "address": "0xc483868d428051cB482DA5001962C9987E2ae313",
            "startBlock": 0,
            "codeHash": "0x46d6bc58412699891dd38c17304ed899c1b4b249713b1231b7967cfe98845235"
          },
          "tokenMapping": {
            "address": "0x9e969D528BfA261619010E70005531B82cAB0f1E",
            "startBlock": 0,
            "codeHash": "0x57539764e06618f58318315570b93c71690daa0e631e717d0a2fd385792b88b1"
          },
          "merkleAirdrop": {
            "address": "0xc7f980c8e7742e4f1F221Eb23186934f818f8585",
            "startBlock": 0,
            "codeHash": "0x42b6bcb796849eb76b70c007a57513dddce11a5774c6bac50abc675dd71094b5"
          },
          "airdropFactory": {
            "address": "0xB73205c8C3D30E94bDb00C600Fb2e7c4BE1E5F51",
            "startBlock": 0,
            "codeHash": "0x6a1ce163a03ee786e9a310370b4e058dcac89c7b34fb1b4858cb91b5dc25ce56"
          },
          "multisend": {
            "address": "0x61F11aD9Ad4c6725635AC5156de215Fd7F0D495F",
            "startBlock": 0,
            "codeHash": "0xd3dcac8f302d9068476d339a1af414b71e44e7dac1a5206ee377bad52defd6fd"
          },
          "poolFactory": {
            "address": "0x6f97d6bF69d979ec1cD40DCd340147597554fe36",
            "startBlock": 0,
            "codeHash": "0xba6ed0bf7f7036475b133eeb33a121406be6108edb4b94ec406bf3724142cad9"
          },
          "tokenPool": {
            "address": "0x3E3cA4c763FC82cCB25bD9ad5f4d2E6cE167eB91",
            "startBlock": 0,
            "codeHash": "0xf632ec46d8a4c28af09b1e6bd4c177d4eba68598e02fa2f9c35795a447f0691c"
          },
          "nftPool": {
            "address": "0x12EF00A82EbA60A4f1012d02BdC73cef10dE1904",
            "startBlock": 0,
            "codeHash": "0xe5af7eddd74479f4d723b9ffc077ff086593e63eb4b242874ce9fbe263e1ec98"
          },
          "nftSale": {
            "address": "0x481f472349e265e43C51CceFF5c9f242343c02b7",
            "startBlock": 0,
            "codeHash": "0x3c64fd1e18a27b3f60ee89c495e4cb2979ded7d438c283ab203ba3541c8839ed"
          },
          "nftSaleFactory": {
            "address": "0xF03440168AB51f908E164F5208B6e2e2f089bC35",
            "startBlock": 0,
            "codeHash": "0x1922d68b230d44c6b41161d25cd274fb73cf42ddcb8692de8975f33b667eb860"
          },
          "standardTokenGenerator": {
            "address": "0xaF6e35e2325d60e0B665FF046b3DE02e5430553D",
            "startBlock": 0,
            "codeHash": "0xa6ed652a55d60f399c0e044552b3941c1f7055807b7e1b7627de9f242ea5f36f"
          },
          "taxedTokenGenerator": {
            "address": "0xE881Cd4133b6798a98d18f3C59480b8B36045eB5",
            "startBlock": 0,
            "codeHash": "0x450d1f0060f4dbd47033300210dfc884ed56fa74a98f496f5e0bedf09e6bc914"
          },
          "rewardDividendTokenGenerator": {
            "address": "0x1Ba7105e1371EbE5dE0F03af0b25D7C62859027b",
            "startBlock": 0,
            "codeHash": "0x53daa923c8b8d5dfc6d772347157bdb6e918d88d456a328ddeaf4efc554d9971"
          },
          "liquidityDividendTokenGenerator": {
            "address": "0x197834ADE4802dDE6fDc2af2Eb6A1cBCe4614B23",
            "startBlock": 0,
            "codeHash": "0x124b48644bcc2d4bdcc9c16e8300fea26000bf1fd32d77f2e1bb07e08512e7f1"
          },
          "nativeDividendTokenGenerator": {
            "address": "0x3B51A4A090E5d528f973323ebF857cA70Dc1C4c3",
            "startBlock": 0,
            "codeHash": "0x3e86f9cbb338fef20ec0403a37c5682d5bc1981811bc75241d5103111d773f0c"
          },
          "referralTokenGenerator": {
            "address": "0x959edbe3Bc881D2cB7aC18D68e324bd8e8B8AC29",
            "startBlock": 0,
            "codeHash": "0x138c6b53f705b399a90b7ff2473ebe1a67694ce469556f980627d2bb1ef52bf8"
          },
          "selfDividendTokenGenerator": {
            "address": "0x460425B6020FCF8Ece882004c1E99b52266BB215",
            "startBlock": 0,
            "codeHash": "0x296e736e5b33c7b42e31dbc77edeb4f97791d85fbda6119132a873702690b194"
          },
          "nftDividendTokenGenerator": {
            "address": "0x77A111Bc4F41e30e09b4C6D0b575765E47e52860",
            "startBlock": 0,
            "codeHash": "0xfb088a863841b417e92f1164c287009aec7a6ddf8564b1e01911e513a1299d49"
          },
          "referralLiquidityDividendTokenGenerator": {
            "address": "0x465ACe60AdD1881323536d2d1Bf894E81f738a28",
            "startBlock": 0,
            "codeHash": "0x9def31357488d5d1a1e0bce7ab93858a337f38050e8425699011333218df5011"
          }
        }
      }
    ]
  }
]
