// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresaleTypes} from "../../src/presale/IPresaleTypes.sol";
import {IPresaleListing} from "../../src/presale/IPresaleListing.sol";
import {FakeVenue} from "../fixtures/FakeVenue.sol";
import {GatedToken} from "../launch/GatedToken.sol";
import {ForeignToken} from "./ForeignToken.sol";
import {ListingFixture} from "./ListingFixture.sol";
import {ChecksHarness} from "./ListingHarness.sol";

/// @notice Says it trades at a known exchange first, and at its own later.
contract TurncoatRouter {
    address public factory;

    constructor(address factory_) {
        factory = factory_;
    }

    function turn(address factory_) external {
        factory = factory_;
    }
}

/// @notice What is looked at before a presale is made.
contract ListingChecksTest is ListingFixture {
    ChecksHarness private checks;

    function setUp() public override {
        super.setUp();
        checks = new ChecksHarness(registry);
    }

    function test_VenueOf_IsTheRoutersFactory() public view {
        assertEq(checks.venueOf(address(router)), address(venueFactory));
    }

    /// @notice P-17: a router of nobody's exchange, of somebody's own, or no router at all.
    function test_P17_UnknownRoutersAreRefused() public {
        address[2] memory routers = [address(new FakeVenue()), makeAddr("no code")];
        for (uint256 i = 0; i < routers.length; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_VenueUnknown.selector, routers[i]));
            checks.venueOf(routers[i]);
        }
        vm.expectRevert();
        checks.venueOf(address(dollar));
    }

    /// @notice P-17: what a router says later is never asked; the venue is fixed with the presale.
    function test_P17_ARouterThatTurnsLaterChangesNothing() public {
        TurncoatRouter turncoat = new TurncoatRouter(address(venueFactory));
        address venue = checks.venueOf(address(turncoat));
        turncoat.turn(address(new FakeVenue()));
        assertEq(venue, address(venueFactory));
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_VenueUnknown.selector, turncoat));
        checks.venueOf(address(turncoat));
    }

    function test_CheckPoolSize_Bounds() public {
        checks.checkPoolSize(1e6, 1e6);
        checks.checkPoolSize(type(uint112).max, 1e24);
        vm.expectRevert(abi.encodeWithSelector(IPresaleListing.Presale_PoolTooSmall.selector, 999_999, 1e6));
        checks.checkPoolSize(1e6, 1e6 - 1);
        checks.checkPoolSize(10_000, 1e18);
        checks.checkPoolSize(1e18, 10_000);
        vm.expectRevert(abi.encodeWithSelector(IPresaleListing.Presale_PoolSideTooSmall.selector, 9999, 10_000));
        checks.checkPoolSize(9999, 1e18);
        vm.expectRevert(abi.encodeWithSelector(IPresaleListing.Presale_PoolSideTooSmall.selector, 9999, 10_000));
        checks.checkPoolSize(1e18, 9999);
        uint256 max = type(uint112).max;
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_AmountTooLarge.selector, max + 1, max));
        checks.checkPoolSize(1, max + 1);
        uint256 largest = type(uint96).max;
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_AmountTooLarge.selector, 1e29, largest));
        checks.checkPoolSize(1e29, 1e29);
    }

    function test_CheckMarket_OfAGatedTokenIsItsOwn() public {
        GatedToken token = newGated();
        vm.prank(alice);
        token.setLauncher(address(0));
        checks.checkMarket(address(venueFactory), address(token), GATED, wrappedNative, 1e18, 1e18);
        bytes memory reason =
            abi.encodeWithSelector(IPresaleTypes.Presale_OtherMarket.selector, token, address(router), wrappedNative);
        vm.expectRevert(reason);
        checks.checkMarket(address(venueFactory), address(token), GATED, address(dollar), 1e18, 1e18);
        vm.expectRevert(reason);
        checks.checkMarket(address(0xbad), address(token), GATED, wrappedNative, 1e18, 1e18);
    }

    /// @notice P-41: a launcher right that is spent would make the presale unfinishable: it is refused before anybody
    /// pays.
    function test_P41_ASpentLauncherRightIsRefused() public {
        GatedToken token = newGated();
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_NotLauncher.selector, token, presale));
        checks.checkMarket(address(venueFactory), address(token), GATED, wrappedNative, 1e18, 1e18);
        vm.startPrank(alice);
        token.setLauncher(address(0));
        checks.checkMarket(address(venueFactory), address(token), GATED, wrappedNative, 1e18, 1e18);
        token.launch();
        vm.stopPrank();
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_NotLauncher.selector, token, address(0)));
        checks.checkMarket(address(venueFactory), address(token), GATED, wrappedNative, 1e18, 1e18);
    }

    function test_CheckMarket_WithoutAPoolIsOpen() public {
        ForeignToken token = newForeign();
        check(token);
        newPair(address(token), wrappedNative);
        check(token);
    }

    /// @notice P-10: nobody stops a presale from being made by crumbs, on one side or on both.
    function test_P10_CrumbsStopNoPresale() public {
        ForeignToken token = newForeign();
        seedPool(address(token), wrappedNative, POOL_TOKENS / 2000, 2000);
        check(token);
        token = newForeign();
        address pair = address(newPair(address(token), wrappedNative));
        dustTokens(token, pair, POOL_TOKENS * 3);
        VenueSync(pair).sync();
        check(token);
        token = newForeign();
        pair = address(newPair(address(token), wrappedNative));
        dustQuote(wrappedNative, pair, POOL_WEI * 3);
        VenueSync(pair).sync();
        check(token);
    }

    /// @notice S-55: a real pool is at the presale's price to half a percent, or the presale is not made.
    function testFuzz_CheckMarket_ARealPoolHasThePresalesPrice(uint256 quotes) public {
        quotes = bound(quotes, POOL_WEI / 100, POOL_WEI * 4);
        ForeignToken token = newForeign();
        seedPool(address(token), wrappedNative, POOL_TOKENS, quotes);
        // tokens / quotes against tokens / POOL_WEI, in tokens.
        uint256 apart = quotes > POOL_WEI ? quotes - POOL_WEI : POOL_WEI - quotes;
        if (apart * 200 > quotes) {
            vm.expectPartialRevert(IPresaleTypes.Presale_PoolExists.selector);
        }
        check(token);
    }

    function check(ForeignToken token) private view {
        checks.checkMarket(address(venueFactory), address(token), 0, wrappedNative, POOL_TOKENS, POOL_WEI);
    }
}

interface VenueSync {
    function sync() external;
}
