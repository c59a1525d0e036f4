// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {ILaunchPad} from "../../src/launch/ILaunchPad.sol";
import {IV2Pair} from "../../src/venue/IV2Pair.sol";
import {Permit2Fixture} from "../fixtures/Permit2Fixture.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {LaunchFixture} from "./LaunchFixture.sol";

/// @notice Launches and openings that are paid through Permit2 alone.
contract LaunchPermit2Test is LaunchFixture, Permit2Fixture {
    function setUp() public override {
        super.setUp();
        setUpPermit2();
    }

    function test_Launch_TakesTokensThroughPermit2() public {
        SoladyPeer token = foreignToken();
        allowByPermit2(alice, address(token), address(pad), POOL_TOKENS);
        (, IV2Pair pair,,) = run(existingParams(address(token)));
        assertEq(token.balanceOf(address(pair)), POOL_TOKENS);
        assertEq(token.balanceOf(address(pad)), 0);
    }

    function test_RevertWhen_ThePermit2AllowanceIsTooSmall() public {
        SoladyPeer token = foreignToken();
        allowByPermit2(alice, address(token), address(pad), POOL_TOKENS - 1);
        ILaunchPad.LaunchParams memory params = existingParams(address(token));
        uint256 valueWei = pad.valueOf(alice, params);
        vm.expectRevert(SafeTransferLib.TransferFromFailed.selector);
        vm.prank(alice);
        pad.launch{value: valueWei}(params);
    }

    function test_Commit_TakesTheQuoteThroughPermit2() public {
        ILaunchPad.LaunchParams memory params = newParams(GATED);
        params.creation = gatedCreation(address(dollar));
        (params.quote, params.quoteAmount, params.tokenReceiver) = (address(dollar), 3000e6, alice);
        params.opening = ILaunchPad.Opening({openingSeconds: 1 hours, cap: 1000e6});
        allowByPermit2(alice, address(dollar), address(pad), params.quoteAmount);
        (,,, uint256 openingId) = run(params);
        vm.prank(alice);
        dollar.transfer(bob, 500e6);
        allowByPermit2(bob, address(dollar), address(vault), 500e6);
        vm.prank(bob);
        vault.commit(openingId, bob, 500e6, 0);
        assertEq(dollar.balanceOf(address(vault)), 500e6);
    }
}
