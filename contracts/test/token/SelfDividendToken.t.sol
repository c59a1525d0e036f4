// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {HolderDividendsBehaviour} from "./HolderDividendsBehaviour.sol";

/// @notice Template 7: what is its own.
abstract contract SelfDividendBehaviour is HolderDividendsBehaviour {
    function templateId() internal pure override returns (uint256) {
        return SELF_TEMPLATE;
    }

    function test_Constructor_PaysTheTokenItself() public view {
        assertEq(token.dividendToken(), address(token));
    }

    /// @notice The dividend part is set aside, not sold: the pool gets the rest of the tax alone.
    function test_P25_DividendPartIsNeverSold() public {
        give(bob, STAKE);
        feedTaxes();
        uint256 collected = asTaxed().collectedTax();
        (uint256 before,) = reservesOf(asTaxed());
        nextBlocks(1);
        asTaxed().swapBack();
        (uint256 after_,) = reservesOf(asTaxed());
        (uint256 received,,) = token.dividendTotals();
        assertEq(received, collected / 2);
        assertEq(token.balanceOf(asTaxed().tokenVault()), received);
        assertEq(after_ - before, (collected * 30) / 100, "liquidity's half and marketing");
    }

    function test_P22_VaultHasNoShare() public {
        address tokenVault = asTaxed().tokenVault();
        give(tokenVault, STAKE);
        give(bob, STAKE);
        feed();
        nextBlocks(INTERVAL);
        assertEq(token.dividendShareOf(tokenVault) + token.pendingDividend(tokenVault), 0);
        feed();
        assertEq(token.dividendShareOf(tokenVault), 0);
    }

    /// @notice A claim may carry a holder beyond the wallet limit: it is earned, not bought.
    function test_Claim_IsNeitherTaxedNorLimited() public {
        give(bob, STAKE);
        feed();
        nextBlocks(INTERVAL);
        vm.startPrank(alice);
        asTaxed().setTaxes(300, 500, 2500, 700, 900);
        asTaxed().setWalletLimit(STAKE);
        vm.stopPrank();
        uint256 pending = token.pendingDividend(bob);
        vm.prank(bob);
        token.claimDividend();
        assertEq(token.balanceOf(bob), STAKE + pending);
        assertEq(token.dividendShareOf(bob), STAKE + pending);
    }

    /// @notice Claimed tokens earn from the claim on, not before.
    function test_P24_ClaimedTokensEarnFromTheClaimOn() public {
        give(bob, STAKE);
        give(carol, STAKE);
        feed();
        nextBlocks(INTERVAL);
        vm.startPrank(bob);
        token.claimDividend();
        assertEq(token.pendingDividend(bob), 0);
        vm.stopPrank();
    }

    /// @notice The largest supply that a template allows: nothing overflows.
    function test_Claim_OfTheLargestSupply() public {
        TaxedDraft memory draft = plainDraft_();
        (draft.totalSupply, draft.decimals) = (MAX_SUPPLY, 9);
        (draft.walletLimit, draft.swapLimit) = (MAX_SUPPLY / 2, MAX_SUPPLY / 4);
        draft.swapThreshold = MAX_SUPPLY / 100_000;
        token = another(dividendArrays(SELF_TEMPLATE, draft));
        fillPool(asTaxed(), (MAX_SUPPLY / 10) * 6, POOL_WEI);
        vm.startPrank(alice);
        asTaxed().launch();
        token.transfer(bob, MAX_SUPPLY / 3);
        token.transfer(DEAD, token.balanceOf(alice));
        vm.stopPrank();
        nextBlocks(1);
        uint256 added = feed();
        nextBlocks(INTERVAL);
        assertApproxEqRel(token.pendingDividend(bob), added, 1e12);
        vm.prank(bob);
        token.claimDividend();
        expectSolvent();
    }
}

/// @notice The bytecode that users get: solc 0.8.4.
contract SelfDividendTokenTest is SelfDividendBehaviour {}
