// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {SSTORE2} from "solady/utils/SSTORE2.sol";
import {ILiquidityLocker} from "../../src/lock/ILiquidityLocker.sol";
import {LiquidityLocker} from "../../src/lock/LiquidityLocker.sol";
import {ContractRoles} from "../../src/registry/ContractRoles.sol";
import {PresaleListing} from "../../src/presale/PresaleListing.sol";
import {SellabilityCheck} from "../../src/presale/SellabilityCheck.sol";
import {IV2Pair} from "../../src/venue/IV2Pair.sol";
import {ITokenCodeGenerator} from "../../src/token-factory/ITokenCodeGenerator.sol";
import {TokenCodeGenerator} from "../../src/token-factory/TokenCodeGenerator.sol";
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
        registry.addContract(address(presale), ContractRoles.HOLDS | ContractRoles.LAUNCHES);
        registry.addContract(address(locker), ContractRoles.LOCKS_LP);
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

    function nativeParams(address token, uint256 tokenTemplate)
        internal
        view
        returns (PresaleListing.ListingParams memory params)
    {
        params.token = token;
        params.tokenTemplate = tokenTemplate;
        (params.quote, params.isNative) = (wrappedNative, true);
        params.venueFactory = address(venueFactory);
        params.owner = alice;
        (params.tokenAmount, params.currencyAmount) = (POOL_TOKENS, POOL_WEI);
        (params.spareTokens, params.spareCurrency, params.exitFees) = (SPARE_TOKENS, SPARE_WEI, EXIT_FEES);
        params.maxRepairBps = 1000;
        params.lockTime = LOCK_TIME;
    }

    /// @notice The same against an ERC-20 currency.
    function dollarParams(address token, uint256 tokenTemplate)
        internal
        view
        returns (PresaleListing.ListingParams memory params)
    {
        params = nativeParams(token, tokenTemplate);
        (params.quote, params.isNative) = (address(dollar), false);
    }

    /// @notice Gives the presale exactly what the parameters say that it has.
    function stock(PresaleListing.ListingParams memory params) internal {
        uint256 currency = params.currencyAmount + params.spareCurrency + params.exitFees;
        vm.startPrank(alice);
        ERC20(params.token).transfer(address(presale), params.tokenAmount + params.spareTokens);
        if (!params.isNative) ERC20(params.quote).transfer(address(presale), currency);
        vm.stopPrank();
        if (params.isNative) vm.deal(address(presale), currency);
    }

    function stockAndList(PresaleListing.ListingParams memory params)
        internal
        returns (PresaleListing.ListingResult memory result)
    {
        stock(params);
        return presale.list(params);
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
    function assertListed(PresaleListing.ListingParams memory params, PresaleListing.ListingResult memory result)
        internal
        view
    {
        assertTrue(result.listed, "not listed");
        assertEq(result.pair, venueFactory.getPair(params.token, params.quote), "pair");
        (uint256 tokens, uint256 quotes) = reservesOf(params.token, IV2Pair(result.pair));
        assertApproxEqRel(tokens * params.currencyAmount, quotes * params.tokenAmount, 0.0055e18, "price");

        ILiquidityLocker.Lock memory lock_ = locker.lockOf(result.lockId);
        assertEq(lock_.lpToken, result.pair, "locked token");
        assertEq(lock_.owner, params.owner, "lock owner");
        assertEq(lock_.amount, result.liquidity, "locked amount");
        assertEq(lock_.unlockAt, block.timestamp + params.lockTime, "unlock");
        assertEq(result.unlockAt, lock_.unlockAt, "unlock told");
        assertNothingLeftBut(params, result);
    }

    /// @notice The presale holds what the result says and nothing else; nobody has an allowance (P-04).
    function assertNothingLeftBut(
        PresaleListing.ListingParams memory params,
        PresaleListing.ListingResult memory result
    ) internal view {
        uint256 tokens = result.tokensLeft + result.tokensRetained;
        uint256 currency = result.currencyLeft + result.currencyRetained;
        assertEq(ERC20(params.token).balanceOf(address(presale)), tokens, "tokens left");
        if (params.isNative) {
            assertEq(address(presale).balance, currency, "native left");
            assertEq(IWrappedNative(wrappedNative).balanceOf(address(presale)), 0, "wrapped left");
        } else {
            assertEq(ERC20(params.quote).balanceOf(address(presale)), currency, "currency left");
        }
        assertEq(ERC20(result.pair).balanceOf(address(presale)), 0, "liquidity left");
        assertEq(ERC20(result.pair).allowance(address(presale), address(locker)), 0, "allowance to the locker");
        address[4] memory others = [address(sellabilityCheck), result.pair, address(router), params.venueFactory];
        for (uint256 i = 0; i < others.length; ++i) {
            assertEq(ERC20(params.token).allowance(address(presale), others[i]), 0, "token allowance");
            assertEq(ERC20(params.quote).allowance(address(presale), others[i]), 0, "currency allowance");
        }
        assertEq(ERC20(params.token).balanceOf(address(sellabilityCheck)), 0, "sellability check kept tokens");
        assertEq(ERC20(params.quote).balanceOf(address(sellabilityCheck)), 0, "sellability check kept currency");
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
