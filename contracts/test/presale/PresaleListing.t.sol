// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {IPresaleTypes} from "../../src/presale/IPresaleTypes.sol";
import {IPresaleListing} from "../../src/presale/IPresaleListing.sol";
import {PresaleListing} from "../../src/presale/PresaleListing.sol";
import {GatedToken} from "../launch/GatedToken.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {ForeignToken} from "./ForeignToken.sol";
import {ListingFixture} from "./ListingFixture.sol";

/// @notice How a presale that has succeeded becomes a pool.
contract PresaleListingTest is ListingFixture {
    uint256 private constant PLAIN = 1;

    function test_List_FillsANewPoolAtThePriceAndLocksIt() public {
        PresaleListing.ListingParams memory params = plainParams();
        PresaleListing.ListingResult memory result = stockAndList(params);
        assertListed(params, result);
        // Half of the exit fees with the tokens that belong to it.
        uint256 moreTokens = EXIT_FEES * POOL_TOKENS / POOL_WEI;
        assertEq(result.tokensListed, POOL_TOKENS + moreTokens);
        assertEq(result.currencyListed, POOL_WEI + EXIT_FEES);
        assertEq(result.tokensLeft, SPARE_TOKENS - moreTokens);
        assertEq(result.currencyLeft, SPARE_WEI);
    }

    function test_List_ExitFeesGoAsFarAsSpareTokensReach() public {
        PresaleListing.ListingParams memory params = plainParams();
        (params.spareTokens, params.exitFees) = (100e18, 1 ether);
        PresaleListing.ListingResult memory result = stockAndList(params);
        assertListed(params, result);
        assertEq(result.tokensListed, POOL_TOKENS + 100e18);
        assertEq(result.currencyListed, POOL_WEI + 0.005 ether);
        assertEq(result.tokensLeft, 0);
        assertEq(result.currencyLeft, SPARE_WEI + 0.995 ether, "the rest is the owner's");
    }

    function test_List_WithoutAnOwnersPart() public {
        PresaleListing.ListingParams memory params = plainParams();
        (params.spareTokens, params.spareCurrency, params.exitFees) = (0, 0, 0);
        PresaleListing.ListingResult memory result = stockAndList(params);
        assertListed(params, result);
        assertEq(result.tokensListed, POOL_TOKENS);
        assertEq(result.currencyListed, POOL_WEI);
        assertEq(result.tokensLeft + result.currencyLeft, 0);
    }

    function test_List_AgainstATokenCurrency() public {
        SoladyPeer token = new SoladyPeer(alice, SUPPLY);
        PresaleListing.ListingParams memory params = dollarParams(address(token), PLAIN);
        PresaleListing.ListingResult memory result = stockAndList(params);
        assertListed(params, result);
        assertEq(result.currencyLeft, SPARE_WEI);
    }

    function test_List_IntoAPairThatSomebodyMade() public {
        PresaleListing.ListingParams memory params = plainParams();
        newPair(params.token, params.quote);
        PresaleListing.ListingResult memory result = stockAndList(params);
        assertListed(params, result);
        assertEq(result.currencyLeft, SPARE_WEI);
    }

    function test_List_LaunchesAGatedToken() public {
        GatedToken token = newGated();
        PresaleListing.ListingParams memory params = nativeParams(address(token), GATED);
        PresaleListing.ListingResult memory result = stockAndList(params);
        assertListed(params, result);
        assertTrue(token.launched());
        assertEq(token.pair(), result.pair);
    }

    function test_List_AGatedTokenThatWasLaunchedByHand() public {
        GatedToken token = newGated();
        PresaleListing.ListingParams memory params = nativeParams(address(token), GATED);
        stock(params);
        address pair = address(newPair(address(token), wrappedNative));
        vm.prank(alice);
        token.launch();
        PresaleListing.ListingResult memory result = presale.list(params);
        assertEq(result.pair, pair);
        assertListed(params, result);
    }

    function test_RevertWhen_ThePresaleIsNotTheLauncher() public {
        GatedToken token = newGated();
        PresaleListing.ListingParams memory params = nativeParams(address(token), GATED);
        stock(params);
        vm.prank(alice);
        token.setLauncher(address(0xbeef));
        // The stand-in lets nobody but its launcher fill the pool; either way nothing is listed.
        vm.expectRevert();
        presale.list(params);
        vm.startPrank(alice);
        token.launch();
        token.setPair(address(newPair(address(token), wrappedNative)));
        vm.stopPrank();
        vm.expectRevert();
        presale.list(params);
    }

    function test_RevertWhen_TheTokenNamesAnotherLauncher() public {
        NotMyLauncher token = new NotMyLauncher(alice);
        PresaleListing.ListingParams memory params = nativeParams(address(token), GATED);
        stock(params);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_NotLauncher.selector, token, address(0xbeef)));
        presale.list(params);
    }

    function test_RevertWhen_TheTokenOpensInAnotherPool() public {
        GatedToken token = newGated();
        PresaleListing.ListingParams memory params = nativeParams(address(token), GATED);
        stock(params);
        vm.prank(alice);
        token.setPair(address(0xbad));
        vm.expectRevert(
            abi.encodeWithSelector(IPresaleTypes.Presale_OtherMarket.selector, token, address(router), wrappedNative)
        );
        presale.list(params);
    }

    function test_List_TriesAForeignTokenOut() public {
        ForeignToken token = newForeign();
        PresaleListing.ListingParams memory params = nativeParams(address(token), 0);
        PresaleListing.ListingResult memory result = stockAndList(params);
        assertListed(params, result);
        // A ten-thousandth went through the pool and came back, less twice the exchange's fee.
        uint256 lost = SPARE_WEI - result.currencyLeft;
        assertGt(lost, 0);
        assertLt(lost, (POOL_WEI + EXIT_FEES) / 10_000 * 7 / 1000);
    }

    function test_List_AForeignTokenAgainstATokenCurrency() public {
        ForeignToken token = newForeign(address(dollar), 18);
        PresaleListing.ListingParams memory params = dollarParams(address(token), 0);
        PresaleListing.ListingResult memory result = stockAndList(params);
        assertListed(params, result);
    }

    function test_List_AForeignTokenWhoseOwnerKeepsNothing() public {
        ForeignToken token = newForeign();
        PresaleListing.ListingParams memory params = nativeParams(address(token), 0);
        (params.spareTokens, params.spareCurrency, params.exitFees) = (0, 0, 0);
        PresaleListing.ListingResult memory result = stockAndList(params);
        assertListed(params, result);
        // What the sellability check needs is listed less, and comes back but for the fees.
        assertEq(result.currencyListed, POOL_WEI - POOL_WEI / 10_000);
        assertEq(result.tokensListed, POOL_TOKENS - POOL_TOKENS / 10_000);
        assertApproxEqRel(result.currencyLeft, POOL_WEI / 10_000, 0.007e18);
    }

    function test_List_UndoesEverythingWhenTheTokenCannotBeSold() public {
        ForeignToken token = newForeign();
        PresaleListing.ListingParams memory params = nativeParams(address(token), 0);
        stock(params);
        token.setExempt(address(presale), true);
        token.setTaxes(0, 2000, 0);
        params.declaredTaxBps = 1900;
        uint256 held = address(presale).balance;
        vm.expectEmit(true, false, false, false, address(presale));
        emit IPresaleListing.TokenRefused(address(token), 0, 0);
        PresaleListing.ListingResult memory result = presale.list(params);
        assertEq(abi.encode(result), abi.encode(emptyResult()), "all zero");
        assertEq(address(presale).balance, held, "all of the currency is back");
        assertEq(token.balanceOf(address(presale)), POOL_TOKENS + SPARE_TOKENS, "all of the tokens are back");
        assertEq(locker.lockCount(), 0);
        assertEq(venueFactory.getPair(address(token), wrappedNative), address(0));
    }

    function test_RevertWhen_GasIsTooShortForAVerdict() public {
        ForeignToken token = newForeign();
        PresaleListing.ListingParams memory params = nativeParams(address(token), 0);
        stock(params);
        uint256 snapshot = vm.snapshotState();
        uint256 before = gasleft();
        presale.list(params);
        uint256 used = before - gasleft();
        vm.revertToState(snapshot);
        // Enough for the listing itself, not for a burdened token.
        vm.expectPartialRevert(IPresaleTypes.Presale_GasTooLow.selector);
        presale.list{gas: used + 100_000}(params);
    }

    function test_RevertWhen_ListForeignIsCalledByAnybodyElse() public {
        PresaleListing.ListingParams memory params = nativeParams(address(newForeign()), 0);
        vm.expectRevert(abi.encodeWithSelector(IPresaleListing.Presale_OnlyItself.selector, alice));
        vm.prank(alice);
        presale.listForeign(params);
    }

    function testNative_IsRefusedFromAnybodyElse() public {
        vm.prank(alice);
        (bool ok, bytes memory reason) = address(presale).call{value: 1 ether}("");
        assertFalse(ok);
        assertEq(reason, abi.encodeWithSelector(IPresaleTypes.Presale_ValueRefused.selector, 1 ether));
    }

    /// @notice The pool gets what buyers were promised and the owner the rest, whatever the sizes.
    function testFuzz_List_EverythingIsListedOrLeft(uint256 tokens, uint256 currency, uint256 spare, uint256 fees)
        public
    {
        PresaleListing.ListingParams memory params = plainParams();
        params.tokenAmount = bound(tokens, 1e9, 1e32);
        params.currencyAmount = bound(currency, 1e9, 1e24);
        params.spareTokens = bound(spare, 0, params.tokenAmount);
        params.spareCurrency = bound(spare, 0, params.currencyAmount);
        params.exitFees = bound(fees, 0, params.currencyAmount);
        params.token = address(newForeign());
        PresaleListing.ListingResult memory result = stockAndList(params);
        assertListed(params, result);
        assertGe(result.tokensListed, params.tokenAmount);
        assertGe(result.currencyListed + 1, params.currencyAmount);
        assertEq(result.tokensListed + result.tokensLeft, params.tokenAmount + params.spareTokens);
        assertEq(
            result.currencyListed + result.currencyLeft, params.currencyAmount + params.spareCurrency + params.exitFees
        );
    }

    function plainParams() private returns (PresaleListing.ListingParams memory) {
        return nativeParams(address(new SoladyPeer(alice, SUPPLY)), PLAIN);
    }

    function emptyResult() private pure returns (PresaleListing.ListingResult memory) {}
}

/// @notice Says that somebody else launches it.
contract NotMyLauncher is SoladyPeer {
    constructor(address receiver) SoladyPeer(receiver, 1e30) {}

    function launchState() external pure returns (bool, uint256, uint256, uint256, bool, address, address) {
        return (false, 0, 0, 0, false, address(0xbeef), address(0));
    }
}
