// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {IPoolRepair} from "../../src/pool-repair/IPoolRepair.sol";
import {PoolRepair} from "../../src/pool-repair/PoolRepair.sol";
import {PlatformRegistry} from "../../src/registry/PlatformRegistry.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {IVenuePair, IWrappedNative, VenueFixture} from "../fixtures/VenueFixture.sol";

/// @notice An ordinary token whose balances somebody can shrink.
contract ShrinkingToken is SoladyPeer {
    constructor(address receiver) SoladyPeer(receiver, 1e37) {}

    function shrink(address account, uint256 amount) external {
        _burn(account, amount);
    }
}

/// @notice One of whose holders loses twice what it is sent.
contract TakingToken is ShrinkingToken {
    address private _shrunk;

    constructor(address receiver) ShrinkingToken(receiver) {}

    function shrinkWhenPaid(address account) external {
        _shrunk = account;
    }

    function _afterTokenTransfer(address, address to, uint256 amount) internal override {
        if (to == _shrunk && to != address(0)) _burn(to, 2 * amount);
    }
}

/// @notice The repair contract, the real exchange, somebody who wants a pool at 20 000 tokens for one of the quote, and
/// somebody who was at the pair before.
abstract contract PoolRepairFixture is VenueFixture {
    uint256 internal constant TOKENS = 600_000e18;
    uint256 internal constant QUOTE = 30e18;
    uint256 internal constant TOLERANCE = 0.005e18;

    enum Grief {
        NoPair,
        Created,
        TokenDust,
        QuoteDust,
        BothDust,
        TokenCounted,
        QuoteCounted,
        BothCounted,
        Seeded,
        SeededAndDusted
    }

    address internal immutable alice = makeAddr("alice");
    address internal immutable bob = makeAddr("bob");
    address internal immutable mallory = makeAddr("mallory");
    address internal immutable platform = makeAddr("platform");

    PlatformRegistry internal registry;
    PoolRepair internal poolRepair;
    ShrinkingToken internal token;
    ERC20 internal dollar;

    function setUp() public virtual {
        vm.warp(1_800_000_000);
        setUpVenue();
        registry = new PlatformRegistry(platform);
        vm.startPrank(platform);
        registry.addVenueFactory(address(venueFactory));
        registry.initWrappedNative(wrappedNative);
        vm.stopPrank();
        poolRepair = new PoolRepair(registry);
        token = new ShrinkingToken(alice);
        dollar = new SoladyPeer(alice, 1e37);
        vm.startPrank(alice);
        token.transfer(mallory, 1e32);
        dollar.transfer(mallory, 1e32);
        vm.stopPrank();
        vm.deal(alice, 1e24);
        vm.deal(mallory, 1e24);
        vm.prank(mallory);
        IWrappedNative(wrappedNative).deposit{value: 1e23}();
    }

    function wishOf(address token_, address quote) internal view returns (IPoolRepair.Wish memory wish) {
        (wish.venueFactory, wish.token, wish.quote) = (address(venueFactory), token_, quote);
        (wish.tokenAmount, wish.quoteAmount) = (TOKENS, QUOTE);
    }

    /// @notice Parameters with exactly the budgets that the view names.
    function paramsOf(IPoolRepair.Wish memory wish) internal view returns (IPoolRepair.RepairParams memory params) {
        params.wish = wish;
        (,, params.maxTokenLoss, params.maxQuoteLoss) = poolRepair.calculateTokenAmount(wish);
        (params.to, params.deadline) = (bob, block.timestamp);
    }

    function assetOf(address quote) internal view returns (address) {
        return quote == address(0) ? wrappedNative : quote;
    }

    function pairOf(address token_, address quote) internal view returns (address) {
        return venueFactory.getPair(token_, assetOf(quote));
    }

    /// @notice Mallory was there before.
    function grief(Grief kind, address token_, address quote, uint256 tokens, uint256 quotes) internal {
        if (kind == Grief.NoPair) return;
        address asset = assetOf(quote);
        IVenuePair pair = IVenuePair(venueFactory.createPair(token_, asset));
        if (kind == Grief.Created) return;
        bool isOneSided = kind == Grief.QuoteDust || kind == Grief.QuoteCounted;
        vm.startPrank(mallory);
        if (!isOneSided) ERC20(token_).transfer(address(pair), tokens);
        isOneSided = kind == Grief.TokenDust || kind == Grief.TokenCounted;
        if (!isOneSided) ERC20(asset).transfer(address(pair), quotes);
        if (kind >= Grief.TokenCounted && kind <= Grief.BothCounted) pair.sync();
        if (kind >= Grief.Seeded) pair.mint(mallory);
        if (kind == Grief.SeededAndDusted) {
            ERC20(token_).transfer(address(pair), tokens / 7);
            ERC20(asset).transfer(address(pair), quotes / 5);
        }
        vm.stopPrank();
    }

    /// @notice Alice repairs the pool; with native quotes exactly what it names.
    function run(IPoolRepair.RepairParams memory params) internal returns (IPoolRepair.Outcome memory outcome) {
        uint256 value = allow(params);
        vm.prank(alice);
        return poolRepair.fixPool{value: value}(params);
    }

    function allow(IPoolRepair.RepairParams memory params) internal returns (uint256 value) {
        uint256 quotes = params.wish.quoteAmount + params.maxQuoteLoss;
        vm.startPrank(alice);
        ERC20(params.wish.token).approve(address(poolRepair), params.wish.tokenAmount + params.maxTokenLoss);
        if (params.wish.quote == address(0)) value = quotes;
        else ERC20(params.wish.quote).approve(address(poolRepair), quotes);
        vm.stopPrank();
    }

    /// @notice P-04: nothing stays with the repair contract, and nobody may take from it.
    function assertNothingLeft(address token_, address quote, address pair) internal view {
        address asset = assetOf(quote);
        assertEq(address(poolRepair).balance, 0, "native");
        address[3] memory assets = [token_, asset, pair];
        address[3] memory others = [pair, alice, address(venueFactory)];
        for (uint256 i = 0; i < assets.length; ++i) {
            assertEq(ERC20(assets[i]).balanceOf(address(poolRepair)), 0, "balance");
            for (uint256 j = 0; j < others.length; ++j) {
                assertEq(ERC20(assets[i]).allowance(address(poolRepair), others[j]), 0, "allowance");
            }
        }
    }

    function reservesOf(address pair, address token_) internal view returns (uint256 tokens, uint256 quotes) {
        (tokens, quotes,) = IVenuePair(pair).getReserves();
        if (IVenuePair(pair).token0() != token_) (tokens, quotes) = (quotes, tokens);
    }

    function assertPriced(address pair, IPoolRepair.Wish memory wish) internal view {
        (uint256 tokens, uint256 quotes) = reservesOf(pair, wish.token);
        assertApproxEqRel(tokens * wish.quoteAmount, quotes * wish.tokenAmount, TOLERANCE, "price");
    }
}
