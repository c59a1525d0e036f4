// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ContractRoles} from "../../src/registry/ContractRoles.sol";
import {IHolderDividends} from "../../templates/token/IHolderDividends.sol";
import {HolderContract} from "../fixtures/DividendActors.sol";
import {HolderDividendsHarness} from "./HolderDividendsHarness.sol";

/// @notice What nobody can take from a holder: by a later role, by exclusion, or by claiming for a contract (P-39, P-40, P-42).
abstract contract HolderDividendsPayments is HolderDividendsHarness {
    /// @notice P-42: what a contract has earned is paid when it asks, and nobody else can sink it there. A locker that the
    /// platform had at the token's creation, a stranger's contract, a pool that nobody has registered: what the stranger
    /// could skim out of the pool stays in the token vault.
    function test_P42_NobodyPaysAContractThatDidNotAsk() public {
        address pool = venueFactory.createPair(address(token), address(reward));
        address wallet = address(new HolderContract(HolderContract.Door.Open, address(token)));
        address[3] memory accounts = [address(holder), wallet, pool];
        for (uint256 i = 0; i < accounts.length; ++i) {
            give(accounts[i], STAKE);
        }
        give(bob, STAKE);
        uint256 added = feed();
        nextBlocks(INTERVAL);
        for (uint256 i = 0; i < accounts.length; ++i) {
            uint256 before = holdingOf(token, accounts[i]);
            uint256 earned = token.pendingDividend(accounts[i]);
            assertApproxEqRel(earned, added / 4, 1e12);
            vm.expectRevert(abi.encodeWithSelector(IHolderDividends.Token_ClaimsForItself.selector, accounts[i]));
            vm.prank(carol);
            token.claimDividendFor(accounts[i]);
            assertEq(token.pendingDividend(accounts[i]), earned);
            assertEq(holdingOf(token, accounts[i]), before);
        }
        // The contract that can ask is paid, a wallet by anybody; the pool's part goes to the others.
        HolderContract(payable(wallet)).claim();
        assertApproxEqRel(holdingOf(token, wallet) - (isSelf() ? STAKE : 0), added / 4, 1e12);
        token.claimDividendFor(bob);
        asTaxed().registerPair(pool);
        (,, uint256 waiting) = token.dividendTotals();
        assertApproxEqRel(waiting, added / 4, 1e12);
        expectSolvent();
    }

    function test_P42_WalletWithLentCodeIsPaidByAnybody() public {
        give(bob, STAKE);
        feed();
        nextBlocks(INTERVAL);
        uint256 earned = token.pendingDividend(bob);
        uint256 before = holdingOf(token, bob);
        // Twenty-three bytes of anything else are a contract.
        vm.etch(bob, abi.encodePacked(hex"000100", address(router)));
        vm.expectRevert(abi.encodeWithSelector(IHolderDividends.Token_ClaimsForItself.selector, bob));
        token.claimDividendFor(bob);
        vm.etch(bob, abi.encodePacked(hex"ef0100", address(router)));
        if (templateId() == NATIVE_TEMPLATE) {
            vm.mockCall(asTaxed().tokenVault(), abi.encodeWithSignature("payUnwrapped(address,address,uint256)"), "");
        }
        token.claimDividendFor(bob);
        vm.etch(bob, "");
        if (templateId() != NATIVE_TEMPLATE) assertEq(holdingOf(token, bob) - before, earned);
        assertEq(token.pendingDividend(bob), 0);
    }

    function test_P40_PlatformsContractKeepsWhatItEarned() public {
        give(bob, STAKE);
        give(address(holder), STAKE);
        uint256 added = feed();
        nextBlocks(INTERVAL);
        uint256 earned = token.pendingDividend(address(holder));
        assertApproxEqRel(earned, added / 2, 1e12);
        vm.expectEmit(address(token));
        emit IHolderDividends.DividendExcluded(address(holder));
        token.refreshShare(address(holder));
        assertEq(token.dividendShareOf(address(holder)), 0);
        assertEq(token.pendingDividend(address(holder)), earned, "to the unit");
        (,, uint256 waiting) = token.dividendTotals();
        assertEq(waiting, 0);
        token.refreshShare(address(holder));
        give(address(holder), STAKE);
        assertEq(token.dividendShareOf(address(holder)), 0, "never counted again");
        feed();
        nextBlocks(INTERVAL);
        assertEq(token.pendingDividend(address(holder)), earned, "and earns no more");
        uint256 before = holdingOf(token, address(holder));
        vm.prank(address(holder));
        token.claimDividend();
        assertEq(holdingOf(token, address(holder)) - before, earned);
        expectSolvent();
    }

    /// @notice S-73: a role that is given after the token's creation takes nobody's share and nobody's dividends.
    function test_P39_LaterRoleTakesNobodysDividends() public {
        HolderContract victim = new HolderContract(HolderContract.Door.Open, address(token));
        give(bob, STAKE);
        give(address(victim), STAKE);
        feed();
        nextBlocks(INTERVAL);
        uint256 earned = token.pendingDividend(address(victim));
        uint256 others = token.pendingDividend(bob);
        vm.startPrank(platform);
        registry.addContract(address(victim), ContractRoles.ALL);
        registry.addRegistrar(address(this), ContractRoles.ALL);
        vm.stopPrank();
        registry.register(address(victim), ContractRoles.ALL, 0);
        token.refreshShare(address(victim));
        token.distribute();
        nextBlocks(INTERVAL);
        assertEq(token.dividendShareOf(address(victim)), STAKE);
        assertEq(token.pendingDividend(address(victim)), earned);
        assertEq(token.pendingDividend(bob), others);
        feed();
        nextBlocks(INTERVAL);
        assertGt(token.pendingDividend(address(victim)), earned, "and goes on earning");
        expectSolvent();
    }
}
