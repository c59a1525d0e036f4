// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IHolderDividends} from "../../templates/token/IHolderDividends.sol";
import {ITaxedBase} from "../../templates/token/ITaxedBase.sol";
import {IQuote} from "../../templates/venue/IQuote.sol";
import {HolderContract} from "../fixtures/DividendActors.sol";
import {HolderDividendsBehaviour} from "./HolderDividendsBehaviour.sol";

/// @notice Template 5: what is its own.
abstract contract NativeDividendBehaviour is HolderDividendsBehaviour {
    function templateId() internal pure override returns (uint256) {
        return NATIVE_TEMPLATE;
    }

    function test_Constructor_PaysNativeCurrency() public view {
        assertEq(token.dividendToken(), address(0));
    }

    function test_RevertWhen_QuoteIsNotWrappedNative() public {
        TaxedDraft memory draft = dividendDraft();
        draft.quote = address(reward);
        bytes memory reason = abi.encodeWithSelector(ITaxedBase.Token_QuoteUnusable.selector, address(reward));
        expectCreationRefused(NATIVE_TEMPLATE, dividendArrays(NATIVE_TEMPLATE, draft), reason);
    }

    function test_RevertWhen_RouterKnowsNoWrappedNative() public {
        TaxedDraft memory draft = dividendDraft();
        vm.mockCallRevert(address(router), abi.encodeWithSignature("WETH()"), "");
        bytes memory reason = abi.encodeWithSelector(ITaxedBase.Token_QuoteUnusable.selector, wrappedNative);
        expectCreationRefused(NATIVE_TEMPLATE, dividendArrays(NATIVE_TEMPLATE, draft), reason);
    }

    function test_Claim_PaysNativeCurrency() public {
        give(bob, STAKE);
        feed();
        nextBlocks(INTERVAL);
        uint256 before = bob.balance;
        uint256 pending = token.pendingDividend(bob);
        vm.prank(bob);
        token.claimDividend();
        assertEq(bob.balance - before, pending);
    }

    /// @notice A receiver that refuses gets wrapped currency when it asks itself, and nobody else can force it.
    function test_P23_RefusingReceiverIsPaidWrappedOnlyByItsOwnClaim() public {
        HolderContract.Door[2] memory doors = [HolderContract.Door.Shut, HolderContract.Door.BurnsGas];
        for (uint256 i = 0; i < doors.length; ++i) {
            holder = new HolderContract(doors[i], address(token));
            give(address(holder), STAKE);
            feed();
            nextBlocks(INTERVAL);
            uint256 pending = token.pendingDividend(address(holder));
            vm.expectRevert(abi.encodeWithSelector(IHolderDividends.Token_ClaimsForItself.selector, address(holder)));
            token.claimDividendFor(address(holder));
            holder.claim{gas: 10_000_000}();
            assertEq(IQuote(wrappedNative).balanceOf(address(holder)), pending);
            nextBlocks(1);
        }
        expectSolvent();
    }

    /// @notice A wallet whose lent code (EIP-7702) refuses native currency loses nothing by a stranger's claim.
    function test_P23_WalletThatRefusesAStrangersClaimLosesNothing() public {
        give(bob, STAKE);
        feed();
        nextBlocks(INTERVAL);
        uint256 pending = token.pendingDividend(bob);
        vm.mockCallRevert(asTaxed().tokenVault(), abi.encodeWithSignature("payUnwrapped(address,address,uint256)"), "");
        vm.expectRevert(abi.encodeWithSelector(IHolderDividends.Token_PaymentRefused.selector, bob));
        token.claimDividendFor(bob);
        assertEq(token.pendingDividend(bob), pending, "a refused payment changes nothing");
    }

    /// @notice What costs more gas than a stranger's claim hands over is paid when the account asks itself.
    function test_P35_ExpensiveWalletIsPaidByItsOwnClaim() public {
        holder = new HolderContract(HolderContract.Door.Expensive, address(token));
        give(address(holder), STAKE);
        feed();
        nextBlocks(INTERVAL);
        vm.expectRevert(abi.encodeWithSelector(IHolderDividends.Token_ClaimsForItself.selector, address(holder)));
        token.claimDividendFor(address(holder));
        uint256 pending = token.pendingDividend(address(holder));
        holder.claim();
        assertEq(address(holder).balance, pending);
    }

    function test_P23_RevertWhen_TooLittleGasForThePayment() public {
        give(bob, STAKE);
        feed();
        nextBlocks(INTERVAL);
        (bool ok, bytes memory reason) = address(token).call{gas: 165_000}(abi.encodeCall(token.claimDividendFor, bob));
        assertFalse(ok);
        assertEq(reason, abi.encodeWithSelector(IHolderDividends.Token_PaymentRefused.selector, bob));
    }

    function test_P24_ReenteringReceiverGainsNothing() public {
        holder = new HolderContract(HolderContract.Door.Reenters, address(token));
        give(address(holder), STAKE);
        give(bob, STAKE);
        uint256 added = feed();
        nextBlocks(INTERVAL);
        holder.claim();
        assertFalse(holder.reentered());
        assertLe(address(holder).balance, added / 2);
        expectSolvent();
    }

    function test_P05_TokenKeepsNoNativeCurrency() public {
        vm.prank(bob);
        (bool ok,) = address(token).call{value: 1}("");
        assertFalse(ok);
    }
}

/// @notice The bytecode that users get: solc 0.8.4.
contract NativeDividendTokenTest is NativeDividendBehaviour {}
