// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ISolvency} from "../../src/ISolvency.sol";
import {HolderDividends} from "../../templates/token/HolderDividends.sol";
import {NftDividendToken} from "../../templates/token/NftDividendToken.sol";
import {TaxedToken} from "../../templates/token/TaxedToken.sol";
import {HolderContract} from "../fixtures/DividendActors.sol";
import {DividendFixture} from "../fixtures/DividendFixture.sol";
import {EffectiveCalls} from "../fixtures/EffectiveCalls.sol";
import {IVenuePair} from "../fixtures/VenueFixture.sol";
import {DividendHandler} from "./DividendHandler.sol";
import {NftDividendHandler} from "./NftDividendHandler.sol";

abstract contract DividendInvariants is DividendFixture {
    function expectSolvent(address token) internal view {
        ISolvency.AssetSolvency[] memory assets = ISolvency(token).solvency();
        for (uint256 i = 0; i < assets.length; ++i) {
            assertGe(assets[i].held, assets[i].owed, "insolvent");
        }
    }

    function expectEffective(EffectiveCalls handler) internal view {
        handler.report();
        if (handler.totalCalls() < 100) return; // a shrunk sequence
        assertGe(handler.totalEffective() * 2, handler.totalCalls(), "fewer than half of the calls were effective");
    }
}

/// @notice What holds for templates 3, 5 and 7 whatever holders, traders, owner and passers-by do.
abstract contract HolderDividendInvariants is DividendInvariants {
    DividendHandler private handler;
    HolderDividends private token;
    IVenuePair private pair;

    function setUp() public override {
        super.setUp();
        TaxedDraft memory draft = dividendDraft();
        (draft.walletLimit, draft.swapLimit) = (SUPPLY, SUPPLY);
        token = deployDividend(templateId(), dividendArrays(templateId(), draft));
        pair = launchWithPool(TaxedToken(address(token)));
        address[] memory people = new address[](6);
        (people[0], people[1], people[2]) = (alice, bob, carol);
        (people[3], people[4]) = (platform, treasury);
        people[5] = address(new HolderContract(HolderContract.Door.Open, address(0)));
        handler = new DividendHandler(token, router, pair, wrappedNative, people, registry);
        targetContract(address(handler));
    }

    function templateId() internal pure virtual returns (uint256);

    function invariant_P38_HeldCoversOwed() public view {
        expectSolvent(address(token));
    }

    function invariant_P24_NeverMoreOwedThanCameIn() public view {
        (uint256 received, uint256 paid, uint256 waiting) = token.dividendTotals();
        uint256 owed;
        for (uint256 i = 0; i < handler.peopleCount(); ++i) {
            owed += token.pendingDividend(handler.people(i));
        }
        assertLe(owed + paid + waiting, received);
    }

    function invariant_P24_PaidIsWhatArrived() public view {
        (, uint256 paid,) = token.dividendTotals();
        assertEq(paid, handler.arrived());
    }

    /// @notice P-39, P-40: what the registry's owner lists later takes nothing from a holder.
    function invariant_P39_LaterRolesTakeNothing() public view {
        assertFalse(handler.laterRoleTook());
    }

    function invariant_P24_FlashHolderEarnsNothing() public view {
        assertFalse(handler.flashEarned());
    }

    function invariant_P22_PoolsHaveNoShareAndLoseNothing() public view {
        assertEq(token.dividendShareOf(address(pair)) + token.pendingDividend(address(pair)), 0);
        assertEq(token.dividendShareOf(DEAD), 0);
        assertFalse(handler.productFell());
    }

    function invariant_P21_PairHoldsItsReserve() public view {
        assertFalse(handler.pairLost());
    }

    function invariant_P24_ShareIsTheBalanceOrNothing() public view {
        for (uint256 i = 0; i < handler.peopleCount(); ++i) {
            address account = handler.people(i);
            uint256 share = token.dividendShareOf(account);
            assertTrue(share == 0 || share == token.balanceOf(account));
            if (TaxedToken(address(token)).isBlacklisted(account)) assertEq(share, 0);
        }
    }

    function invariant_BalancesAddUpToTheSupply() public view {
        address tokenVault = TaxedToken(address(token)).tokenVault();
        uint256 sum = token.balanceOf(address(token)) + token.balanceOf(address(pair)) + token.balanceOf(tokenVault);
        sum += token.balanceOf(DEAD) + token.balanceOf(address(0xf1a54));
        for (uint256 i = 0; i < handler.peopleCount(); ++i) {
            sum += token.balanceOf(handler.people(i));
        }
        assertEq(sum, token.totalSupply());
    }

    function afterInvariant() public view {
        expectEffective(handler);
    }
}

/// @dev Real trades are slow: fewer runs here, the nightly profile has its own.
/// forge-config: full.invariant.runs = 16
/// forge-config: full.invariant.depth = 200
contract RewardDividendInvariantsTest is HolderDividendInvariants {
    function templateId() internal pure override returns (uint256) {
        return REWARD_TEMPLATE;
    }
}

/// @dev Real trades are slow: fewer runs here, the nightly profile has its own.
/// forge-config: full.invariant.runs = 16
/// forge-config: full.invariant.depth = 200
contract NativeDividendInvariantsTest is HolderDividendInvariants {
    function templateId() internal pure override returns (uint256) {
        return NATIVE_TEMPLATE;
    }
}

/// @dev Real trades are slow: fewer runs here, the nightly profile has its own.
/// forge-config: full.invariant.runs = 16
/// forge-config: full.invariant.depth = 200
contract SelfDividendInvariantsTest is HolderDividendInvariants {
    function templateId() internal pure override returns (uint256) {
        return SELF_TEMPLATE;
    }
}

/// @notice What holds for template 8 whatever owners of NFTs, traders, owner and passers-by do.
/// @dev Real trades are slow: fewer runs here, the nightly profile has its own.
/// forge-config: full.invariant.runs = 16
/// forge-config: full.invariant.depth = 200
contract NftDividendInvariantsTest is DividendInvariants {
    NftDividendHandler private handler;
    NftDividendToken private token;

    function setUp() public override {
        super.setUp();
        token = NftDividendToken(address(deployDividend(NFT_TEMPLATE, dividendArrays(NFT_TEMPLATE, dividendDraft()))));
        launchWithPool(TaxedToken(address(token)));
        address[] memory people = new address[](3);
        (people[0], people[1], people[2]) = (bob, carol, treasury);
        handler = new NftDividendHandler(token, router, nft, wrappedNative, people);
        targetContract(address(handler));
    }

    function invariant_P38_HeldCoversOwed() public view {
        expectSolvent(address(token));
    }

    function invariant_P24_EveryUnitIsSomewhere() public view {
        (uint256 received, uint256 paid, uint256 waiting) = token.dividendTotals();
        uint256 owed;
        for (uint256 id = 1; id <= handler.IDS(); ++id) {
            owed += token.pendingNftDividend(id);
        }
        assertEq(owed + paid + waiting, received);
    }

    function invariant_P24_PaidIsWhatArrived() public view {
        (, uint256 paid,) = token.dividendTotals();
        assertEq(paid, handler.arrived());
    }

    function invariant_P24_FlashOwnerEarnsNothing() public view {
        assertFalse(handler.flashEarned());
    }

    function invariant_P30_ActiveNftsAreCountedOnce() public view {
        uint256 count;
        uint256 active;
        for (uint256 id = 1; id <= handler.IDS(); ++id) {
            bool isActive;
            (isActive, count) = token.nftState(id);
            if (isActive && !token.isNftBlacklisted(id)) ++active;
        }
        assertEq(active, count);
    }

    function afterInvariant() public view {
        expectEffective(handler);
    }
}
