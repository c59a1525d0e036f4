// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TokenMapping} from "../../src/airdrop/TokenMapping.sol";
import {ISolvency} from "../../src/ISolvency.sol";
import {TokenMappingFixture} from "./TokenMappingFixture.sol";
import {TokenMappingHandler, MoodyAirdropHandler, RebasingAirdropHandler} from "./TokenMappingHandler.sol";

/// @notice What holds in every mapping, whatever anybody does.
/// forge-config: full.invariant.runs = 48
/// forge-config: full.invariant.depth = 150
contract TokenMappingInvariants is TokenMappingFixture {
    TokenMappingHandler internal handler;

    function setUp() public override {
        super.setUp();
        airdrop = createMapping(2_500_000_000_000_000_007);
        handler = makeHandler();
        // Before the window there is little to do.
        vm.warp(startTime - 1 hours);
        targetContract(address(handler));
        bytes4[] memory actions = new bytes4[](7);
        // Twice: this is what there is to do.
        (actions[0], actions[1], actions[2]) =
        (handler.bring.selector, handler.bring.selector, handler.bringTooMuch.selector);
        (actions[3], actions[4], actions[5]) = (handler.takeBack.selector, handler.add.selector, handler.pass.selector);
        actions[6] = handler.moods.selector;
        targetSelector(FuzzSelector({addr: address(handler), selectors: actions}));
    }

    function createMapping(uint256 rate) internal virtual returns (TokenMapping) {
        return create(rate, POOL);
    }

    function makeHandler() internal virtual returns (TokenMappingHandler) {
        return new TokenMappingHandler(airdrop, oldToken, newToken);
    }

    /// @notice P-33: new out = rate × received, in every call and in all sums.
    function invariant_P33_OutIsRateTimesReceived() public view {
        assertFalse(handler.hasPaidAnotherRate());
        (uint256 received, uint256 paid,) = airdrop.totals();
        assertEq(received, handler.received());
        assertEq(paid, handler.paid());
        for (uint256 i = 0; i < handler.people(); ++i) {
            address account = handler.person(i);
            (received, paid) = airdrop.contributionOf(account);
            assertEq(received, handler.receivedOf(account));
            assertEq(paid, handler.paidOf(account));
        }
    }

    /// @notice P-33: the pool pays from what is there, and a refusal moves nothing.
    function invariant_P33_ThePoolIsNeverInsolvent() public view {
        ISolvency.AssetSolvency[] memory assets = airdrop.solvency();
        assertGe(assets[0].held, assets[0].owed);
        assertGe(assets[1].held, assets[1].owed);
        assertFalse(handler.hasPaidBeyondThePool());
        assertFalse(handler.hasPaidOutside());
        assertFalse(handler.hasRefusalMoved());
        assertConserved();
    }

    /// @notice P-33: what was collected stays out of reach until nobody can bring it again.
    function invariant_P33_CollectedTokensAreNotMappedAgain() public view {
        assertFalse(handler.hasCollectedComeBack());
        if (airdrop.status() != 2) assertEq(handler.takenOld(), 0);
    }

    function invariant_P33_OwnerTakesNothingInsideTheWindow() public view {
        assertFalse(handler.hasOwnerTakenInside());
    }

    /// @notice P-38: nothing is stuck: after the window everything comes to its owner.
    function afterInvariant() public {
        handler.report();
        vm.warp(endTime);
        vm.startPrank(airdrop.owner());
        if (newToken.balanceOf(address(airdrop)) != 0) airdrop.withdrawTarget();
        if (oldToken.balanceOf(address(airdrop)) != 0) airdrop.withdrawOrigin();
        vm.stopPrank();
        assertLe(newToken.balanceOf(address(airdrop)) + oldToken.balanceOf(address(airdrop)), 2);
        if (handler.totalCalls() < 100) return;
        assertGe(handler.totalEffective() * 2, handler.totalCalls(), "fewer than half of the calls were effective");
    }

    function assertConserved() internal view virtual {
        assertEq(newToken.balanceOf(address(airdrop)) + handler.paid() + handler.takenNew(), POOL + handler.cameNew());
        assertEq(oldToken.balanceOf(address(airdrop)) + handler.takenOld(), handler.received() + handler.givenOld());
    }
}

/// @notice The same with fees, silent answers, refusals and calls back out of every movement; the new token owns the mapping.
/// forge-config: full.invariant.runs = 48
/// forge-config: full.invariant.depth = 150
contract MoodyAirdropInvariants is TokenMappingInvariants {
    function createMapping(uint256 rate) internal override returns (TokenMapping made) {
        newToken.mint(address(newToken), POOL);
        vm.deal(address(newToken), FEE_WEI);
        vm.startPrank(address(newToken));
        newToken.approve(address(factory), POOL);
        made = TokenMapping(factory.deploy{value: FEE_WEI}(1, tokens(), numbers(rate, POOL), ""));
        vm.stopPrank();
    }

    function makeHandler() internal override returns (TokenMappingHandler) {
        return new MoodyAirdropHandler(airdrop, oldToken, newToken);
    }

    function invariant_P03_NobodyGotInFromInside() public view {
        assertFalse(oldToken.reentered());
        assertFalse(newToken.reentered());
    }
}

/// @notice The same with tokens that grow and shrink by themselves.
/// forge-config: full.invariant.runs = 48
/// forge-config: full.invariant.depth = 150
contract RebasingAirdropInvariants is TokenMappingInvariants {
    function makeHandler() internal override returns (TokenMappingHandler) {
        return new RebasingAirdropHandler(airdrop, oldToken, newToken);
    }

    /// @dev Such balances follow no sum.
    function assertConserved() internal view override {}
}
