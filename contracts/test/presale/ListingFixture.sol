// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {SSTORE2} from "solady/utils/SSTORE2.sol";
import {ILiquidityLocker} from "../../src/lock/ILiquidityLocker.sol";
import {LiquidityLocker} from "../../src/lock/LiquidityLocker.sol";
import {PlatformRoles} from "../../src/platform/PlatformRoles.sol";
import {PresaleListing} from "../../src/presale/PresaleListing.sol";
import {SellabilityCheck} from "../../src/presale/SellabilityCheck.sol";
import {IV2Pair} from "../../src/venue/IV2Pair.sol";
import {ITokenCodeGenerator} from "../../src/token/ITokenCodeGenerator.sol";
import {TokenCodeGenerator} from "../../src/token/TokenCodeGenerator.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {TokenFixture} from "../fixtures/TokenFixture.sol";
import {IWrappedNative, VenueFixture} from "../fixtures/VenueFixture.sol";
import {GatedToken} from "../launch/GatedToken.sol";
import {ForeignToken} from "./ForeignToken.sol";
import {ListingHarness} from "./ListingHarness.sol";

/// @notice The platform, the real exchange, and a presale that is about to list: 600 000 tokens against 30 of the
/// currency.
abstract contract ListingFixture is TokenFixture, VenueFixture {
    uint256 internal constant GATED = 2;
    uint256 internal constant SUPPLY = 1_000_000e18;
    uint256 internal constant POOL_TOKENS = 600_000e18;
    uint256 internal constant POOL_WEI = 30 ether;
    uint256 internal constant SPARE_TOKENS = 100_000e18;
    uint256 internal constant SPARE_WEI = 20 ether;
    uint256 internal constant EXIT_FEES = 0.5 ether;
    uint256 internal constant LOCK_TIME = 180 days;

    LiquidityLocker internal locker;
    SoladyPeer internal dollar;
    SellabilityCheck internal sellabilityCheck;
    ListingHarness internal presale;

    function setUp() public virtual override {
        super.setUp();
        setUpVenue();
        locker = new LiquidityLocker();
        dollar = new SoladyPeer(alice, 1e30);
        sellabilityCheck = new SellabilityCheck();
        presale = new ListingHarness(locker, sellabilityCheck);
        bytes memory code = type(GatedToken).creationCode;
        address[] memory chunks = new address[](1);
        chunks[0] = SSTORE2.write(code);
        TokenCodeGenerator gated = new TokenCodeGenerator(
            chunks, keccak256(code), ITokenCodeGenerator.ParamCounts({strings: 3, addresses: 6, numbers: 2, bools: 1})
        );
        vm.startPrank(platform);
        factory.setTemplate(GATED, address(gated), true);
        registry.addContract(address(presale), PlatformRoles.HOLDS | PlatformRoles.LAUNCHES);
        registry.addContract(address(locker), PlatformRoles.LOCKS_LP);
        registry.addVenueFactory(address(venueFactory));
        registry.initWrappedNative(wrappedNative);
        vm.stopPrank();
    }

    function newForeign() internal returns (ForeignToken token) {
        return newForeign(wrappedNative, 18);
    }

    function newForeign(address quote, uint8 decimals) internal returns (ForeignToken) {
        return new ForeignToken(address(venueFactory), quote, decimals, alice, 1e33);
    }

    function nativeOrder(address token, uint256 tokenTemplate)
        internal
        view
        returns (PresaleListing.ListingOrder memory order)
    {
        order.token = token;
        order.tokenTemplate = tokenTemplate;
        (order.quote, order.isNative) = (wrappedNative, true);
        order.venueFactory = address(venueFactory);
        order.owner = alice;
        (order.tokenAmount, order.currencyAmount) = (POOL_TOKENS, POOL_WEI);
        (order.spareTokens, order.spareCurrency, order.exitFees) = (SPARE_TOKENS, SPARE_WEI, EXIT_FEES);
        order.maxRepairBps = 1000;
        order.lockTime = LOCK_TIME;
    }

    /// @notice The same against an ERC-20 currency.
    function dollarOrder(address token, uint256 tokenTemplate)
        internal
        view
        returns (PresaleListing.ListingOrder memory order)
    {
        order = nativeOrder(token, tokenTemplate);
        (order.quote, order.isNative) = (address(dollar), false);
    }

    /// @notice Gives the presale exactly what the order says that it has.
    function stock(PresaleListing.ListingOrder memory order) internal {
        uint256 currency = order.currencyAmount + order.spareCurrency + order.exitFees;
        vm.startPrank(alice);
        ERC20(order.token).transfer(address(presale), order.tokenAmount + order.spareTokens);
        if (!order.isNative) ERC20(order.quote).transfer(address(presale), currency);
        vm.stopPrank();
        if (order.isNative) vm.deal(address(presale), currency);
    }

    function stockAndList(PresaleListing.ListingOrder memory order)
        internal
        returns (PresaleListing.ListingResult memory result)
    {
        stock(order);
        return presale.list(order);
    }

    /// @notice A gated token of the platform whose launcher is the presale.
    function newGated() internal returns (GatedToken token) {
        address[] memory addresses = new address[](5);
        (addresses[0], addresses[2], addresses[3]) = (alice, address(router), wrappedNative);
        uint256[] memory numbers = new uint256[](2);
        (numbers[0], numbers[1]) = (SUPPLY, 18);
        bool[] memory bools = new bool[](1);
        bools[0] = true;
        vm.startPrank(alice);
        token = GatedToken(
            factory.deploy(GATED, new string[](3), addresses, numbers, bools, address(0), address(0), "gated")
        );
        token.setLauncher(address(presale));
        vm.stopPrank();
    }

    /// @notice Listed at the stated price, locked for the owner, nothing lost, nothing left behind.
    function assertListed(PresaleListing.ListingOrder memory order, PresaleListing.ListingResult memory result)
        internal
        view
    {
        assertTrue(result.listed, "not listed");
        assertEq(result.pair, venueFactory.getPair(order.token, order.quote), "pair");
        (uint256 tokens, uint256 quotes) = reservesOf(order.token, IV2Pair(result.pair));
        assertApproxEqRel(tokens * order.currencyAmount, quotes * order.tokenAmount, 0.0055e18, "price");

        ILiquidityLocker.Lock memory lock_ = locker.lockOf(result.lockId);
        assertEq(lock_.lpToken, result.pair, "locked token");
        assertEq(lock_.owner, order.owner, "lock owner");
        assertEq(lock_.amount, result.liquidity, "locked amount");
        assertEq(lock_.unlockAt, block.timestamp + order.lockTime, "unlock");
        assertEq(result.unlockAt, lock_.unlockAt, "unlock told");
        assertNothingLeftBut(order, result);
    }

    /// @notice The presale holds what the result says and nothing else; nobody has an allowance (P-04).
    function assertNothingLeftBut(PresaleListing.ListingOrder memory order, PresaleListing.ListingResult memory result)
        internal
        view
    {
        uint256 tokens = result.tokensLeft + result.tokensRetained;
        uint256 currency = result.currencyLeft + result.currencyRetained;
        assertEq(ERC20(order.token).balanceOf(address(presale)), tokens, "tokens left");
        if (order.isNative) {
            assertEq(address(presale).balance, currency, "native left");
            assertEq(IWrappedNative(wrappedNative).balanceOf(address(presale)), 0, "wrapped left");
        } else {
            assertEq(ERC20(order.quote).balanceOf(address(presale)), currency, "currency left");
        }
        assertEq(ERC20(result.pair).balanceOf(address(presale)), 0, "liquidity left");
        assertEq(ERC20(result.pair).allowance(address(presale), address(locker)), 0, "allowance to the locker");
        address[4] memory others = [address(sellabilityCheck), result.pair, address(router), order.venueFactory];
        for (uint256 i = 0; i < others.length; ++i) {
            assertEq(ERC20(order.token).allowance(address(presale), others[i]), 0, "token allowance");
            assertEq(ERC20(order.quote).allowance(address(presale), others[i]), 0, "currency allowance");
        }
        assertEq(ERC20(order.token).balanceOf(address(sellabilityCheck)), 0, "sellability check kept tokens");
        assertEq(ERC20(order.quote).balanceOf(address(sellabilityCheck)), 0, "sellability check kept currency");
    }

    function dustTokens(ForeignToken token, address pair, uint256 amount) internal {
        vm.prank(alice);
        token.transfer(pair, amount);
    }

    function dustQuote(address quote, address pair, uint256 amount) internal {
        if (quote == wrappedNative) {
            dustWeth(IV2Pair(pair), amount);
        } else {
            vm.prank(alice);
            ERC20(quote).transfer(pair, amount);
        }
    }

    /// @notice Somebody makes a real pool first and owns its liquidity.
    function seedPool(address token, address quote, uint256 tokens, uint256 quotes) internal returns (IV2Pair pair) {
        address at = venueFactory.getPair(token, quote);
        pair = at == address(0) ? newPair(token, quote) : IV2Pair(at);
        vm.prank(alice);
        ERC20(token).transfer(address(pair), tokens);
        dustQuote(quote, address(pair), quotes);
        pair.mint(carol);
    }

    function newPair(address token, address quote) internal returns (IV2Pair) {
        return IV2Pair(venueFactory.createPair(token, quote));
    }

    function dustWeth(IV2Pair pair, uint256 amountWei) internal {
        vm.deal(carol, carol.balance + amountWei);
        vm.startPrank(carol);
        IWrappedNative(wrappedNative).deposit{value: amountWei}();
        IWrappedNative(wrappedNative).transfer(address(pair), amountWei);
        vm.stopPrank();
    }

    function reservesOf(address token, IV2Pair pair) internal view returns (uint256 tokens, uint256 quotes) {
        (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
        return pair.token0() == token ? (reserve0, reserve1) : (reserve1, reserve0);
    }
}
