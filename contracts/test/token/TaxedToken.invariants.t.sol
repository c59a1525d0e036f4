// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {TaxedFixture} from "../fixtures/TaxedFixture.sol";
import {IVenuePair, IWrappedNative} from "../fixtures/VenueFixture.sol";
import {TaxedToken} from "../../templates/token/TaxedToken.sol";
import {TaxedHandler} from "./TaxedHandler.sol";

/// @notice What holds of a taxed token whatever its owner, its traders and its swap-backs do, on a real exchange.
/// forge-config: full.invariant.runs = 16
/// forge-config: full.invariant.depth = 200
contract TaxedTokenInvariants is TaxedFixture {
    TaxedToken private token;
    IVenuePair private pair;
    TaxedHandler private handler;

    function setUp() public override {
        super.setUp();
        TaxedDraft memory draft = taxedDraft();
        draft.fissionCount = 1;
        registerTemplate(2, vm.getCode(artifactOf("TaxedToken")), taxedArrays(draft));
        token = deployTaxed(2, alice, taxedArrays(draft), "invariants");
        pair = launchWithPool(token);
        address[] memory people = new address[](4);
        (people[0], people[1], people[2], people[3]) = (alice, bob, carol, makeAddr("dave"));
        vm.deal(people[3], 1_000_000 ether);
        IVenuePair[2] memory pools;
        for (uint256 i = 0; i < 2; ++i) {
            pools[i] = IVenuePair(venueFactory.createPair(address(token), address(new SoladyPeer(bob, SUPPLY))));
        }
        token.registerPair(address(pools[1]));
        handler = new TaxedHandler(token, pair, router, IWrappedNative(wrappedNative), people, pools);
        targetContract(address(handler));
    }

    /// @notice P-21: the pool never holds less than it has written down.
    function invariant_P21_PairIsNeverShort() public view {
        (uint256 reserve, uint256 reserveQuote) = reservesOf(token);
        assertGe(token.balanceOf(address(pair)), reserve);
        assertGe(IWrappedNative(wrappedNative).balanceOf(address(pair)), reserveQuote);
    }

    /// @notice P-22: a pool's product per unit of liquidity never falls.
    function invariant_P22_PoolNeverLoses() public view {
        assertFalse(handler.poolLost());
    }

    /// @notice P-25: no sale of collected tax was larger than its bound, and no block had two.
    function invariant_P25_SalesAreBounded() public view {
        assertFalse(handler.saleTooLarge());
        assertFalse(handler.twoSalesInABlock());
    }

    /// @notice P-43: through no pool of their own does anybody get past the wallet limit.
    function invariant_P43_HopsObeyTheLimit() public view {
        assertFalse(handler.limitPassed());
    }

    /// @notice P-27: no move was taxed above its cap.
    function invariant_P27_TaxesBelowCaps() public view {
        assertFalse(handler.capBroken());
    }

    /// @notice P-20: a power that ended never came back.
    function invariant_P20_PowersOnlyEnd() public view {
        assertFalse(handler.powerCameBack());
    }

    /// @notice The supply is what was created less what was burned, and every account together.
    function invariant_SupplyIsAllAccounts() public view {
        assertEq(token.totalSupply(), handler.sumOfBalances());
    }

    /// @notice The token vault holds what waits to become liquidity, and the token what waits beside it.
    function invariant_VaultHoldsNoMoreThanWaits() public view {
        assertLe(token.collectedTax(), token.balanceOf(address(token)));
    }

    function afterInvariant() public view {
        handler.report();
        assertGe(handler.totalEffective() * 2, handler.totalCalls());
    }
}
