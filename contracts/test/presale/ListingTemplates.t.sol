// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ContractRoles} from "../../src/registry/ContractRoles.sol";
import {PresaleListing} from "../../src/presale/PresaleListing.sol";
import {SellabilityCheck} from "../../src/presale/SellabilityCheck.sol";
import {IV2Pair} from "../../src/venue/IV2Pair.sol";
import {IShippedToken} from "../fixtures/IShippedToken.sol";
import {LaunchFixture} from "../launch/LaunchFixture.sol";
import {ListingHarness} from "./ListingHarness.sol";

/// @notice The shipped taxed template, every tax and limit on, listed by a presale.
contract ListingTemplatesTest is LaunchFixture {
    ListingHarness private presale;
    IShippedToken private token;

    function setUp() public override {
        super.setUp();
        presale = new ListingHarness(locker, new SellabilityCheck());
        vm.prank(platform);
        registry.addContract(address(presale), ContractRoles.HOLDS | ContractRoles.LAUNCHES);
        token = deployShipped(GATED, alice, taxedArrays(launchDraft()), "listed");
        vm.startPrank(alice);
        token.setLauncher(address(presale));
        token.transfer(address(presale), POOL_TOKENS);
        vm.stopPrank();
        vm.deal(address(presale), LAUNCH_WEI);
    }

    function test_List_AShippedTemplateIsFilledUntaxedAndOpened() public {
        PresaleListing.ListingResult memory result = presale.list(params());
        assertTrue(isOpen(address(token)));
        assertEq(result.tokensListed, POOL_TOKENS);
        assertEq(token.balanceOf(result.pair), POOL_TOKENS, "untaxed");
        assertEq(result.currencyListed, LAUNCH_WEI);
        assertEq(locker.lockOf(result.lockId).owner, alice);
        assertEq(token.collectedTax(), 0);
    }

    /// @notice P-09: currency in the pair beforehand, counted or not, one wei or a thousand coins.
    function testFuzz_P09_DustStopsNoShippedTemplate(uint256 dustWei, bool counted) public {
        dustWei = bound(dustWei, 1, 1000 ether);
        IV2Pair pair = newPair(address(token), wrappedNative);
        dustWeth(pair, dustWei);
        if (counted) pair.sync();
        PresaleListing.ListingResult memory result = presale.list(params());
        (uint256 tokens, uint256 quotes) = reservesOf(address(token), pair);
        assertApproxEqRel(tokens * LAUNCH_WEI, quotes * POOL_TOKENS, 0.005e18, "price");
        assertGe(result.currencyLeft + dustWei / 100 + 2 + LAUNCH_WEI / 2000, dustWei, "the dust is the owner's");
        assertTrue(isOpen(address(token)));
    }

    function test_RevertWhen_TheOwnerNamedAnotherLauncher() public {
        IShippedToken other = ownGatedToken();
        PresaleListing.ListingParams memory o = params();
        o.token = address(other);
        vm.prank(alice);
        other.transfer(address(presale), POOL_TOKENS);
        vm.expectRevert();
        presale.list(o);
        assertFalse(isOpen(address(other)));
    }

    /// @notice Opened by hand before the presale ended, its limits hold for the presale too: nothing is listed until
    /// the owner lifts them, and the clock protects the buyers.
    function test_RevertWhen_LimitsHoldAfterALaunchByHand() public {
        vm.prank(alice);
        token.launch();
        vm.expectRevert();
        presale.list(params());
        assertEq(token.balanceOf(address(presale)), POOL_TOKENS);
        assertEq(address(presale).balance, LAUNCH_WEI);
    }

    function params() private view returns (PresaleListing.ListingParams memory o) {
        (o.token, o.tokenTemplate) = (address(token), GATED);
        (o.quote, o.isNative) = (wrappedNative, true);
        (o.venueFactory, o.owner) = (address(venueFactory), alice);
        (o.tokenAmount, o.currencyAmount) = (POOL_TOKENS, LAUNCH_WEI);
        (o.maxRepairBps, o.lockTime) = (0, 180 days);
    }
}
