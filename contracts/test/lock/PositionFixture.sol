// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {ERC20} from "solady/tokens/ERC20.sol";
import {IV4PositionManager} from "../../src/venue/IV4PositionManager.sol";
import {EvmRules} from "../fixtures/EvmRules.sol";
import {Permit2Fixture} from "../fixtures/Permit2Fixture.sol";

interface IV3Manager {
    struct MintParams {
        address token0;
        address token1;
        uint24 fee;
        int24 tickLower;
        int24 tickUpper;
        uint256 amount0Desired;
        uint256 amount1Desired;
        uint256 amount0Min;
        uint256 amount1Min;
        address recipient;
        uint256 deadline;
    }

    struct DecreaseParams {
        uint256 tokenId;
        uint128 liquidity;
        uint256 amount0Min;
        uint256 amount1Min;
        uint256 deadline;
    }

    function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96)
        external
        payable
        returns (address pool);
    function mint(MintParams calldata params)
        external
        payable
        returns (uint256 tokenId, uint128 liquidity, uint256 amount0, uint256 amount1);
    function decreaseLiquidity(DecreaseParams calldata params)
        external
        payable
        returns (uint256 amount0, uint256 amount1);
    function approve(address spender, uint256 tokenId) external;
    function ownerOf(uint256 tokenId) external view returns (address);
    function safeTransferFrom(address from, address to, uint256 tokenId, bytes calldata data) external;
    function transferFrom(address from, address to, uint256 tokenId) external;
}

interface IV3Pool {
    function swap(address to, bool zeroForOne, int256 amount, uint160 limit, bytes calldata data)
        external
        returns (int256 amount0, int256 amount1);
}

interface IV4Pools {
    struct SwapParams {
        bool zeroForOne;
        int256 amountSpecified;
        uint160 limit;
    }

    function initialize(IV4PositionManager.PoolKey calldata key, uint160 sqrtPriceX96) external returns (int24 tick);
    function unlock(bytes calldata data) external returns (bytes memory);
    function swap(IV4PositionManager.PoolKey calldata key, SwapParams calldata params, bytes calldata hookData)
        external
        returns (int256 delta);
    function sync(address currency) external;
    function settle() external payable returns (uint256 paid);
    function take(address currency, address to, uint256 amount) external;
}

interface IV4Manager {
    function modifyLiquidities(bytes calldata unlockData, uint256 deadline) external payable;
    function nextTokenId() external view returns (uint256);
    function approve(address spender, uint256 tokenId) external;
    function ownerOf(uint256 tokenId) external view returns (address);
    function subscribe(uint256 tokenId, address subscriber, bytes calldata data) external payable;
    function getPositionLiquidity(uint256 tokenId) external view returns (uint128);
    function safeTransferFrom(address from, address to, uint256 tokenId, bytes calldata data) external;
}

/// @notice Trades in V3 and V4 pools with what it holds.
contract PositionTrader {
    uint160 private constant LOWEST = 4_295_128_740;
    uint160 private constant HIGHEST = 1_461_446_703_485_210_103_287_273_052_203_988_822_378_723_970_341;

    function tradeV3(address pool, address token0, address token1, bool zeroForOne, uint256 amountIn) external {
        // forge-lint: disable-next-line(unsafe-typecast) amounts of tests are far below
        IV3Pool(pool)
            .swap(
                address(this), zeroForOne, int256(amountIn), zeroForOne ? LOWEST : HIGHEST, abi.encode(token0, token1)
            );
    }

    function tradeV4(IV4Pools pools, IV4PositionManager.PoolKey calldata key, bool zeroForOne, uint256 amountIn)
        external
    {
        pools.unlock(abi.encode(key, zeroForOne, amountIn));
    }

    function uniswapV3SwapCallback(int256 amount0, int256 amount1, bytes calldata data) external {
        (address token0, address token1) = abi.decode(data, (address, address));
        // forge-lint: disable-next-line(unsafe-typecast) positive
        if (amount0 > 0) ERC20(token0).transfer(msg.sender, uint256(amount0));
        // forge-lint: disable-next-line(unsafe-typecast) positive
        else ERC20(token1).transfer(msg.sender, uint256(amount1));
    }

    function unlockCallback(bytes calldata data) external returns (bytes memory) {
        (IV4PositionManager.PoolKey memory key, bool zeroForOne, uint256 amountIn) =
            abi.decode(data, (IV4PositionManager.PoolKey, bool, uint256));
        IV4Pools pools = IV4Pools(msg.sender);
        // forge-lint: disable-next-line(unsafe-typecast) amounts of tests are far below
        int256 delta =
            pools.swap(key, IV4Pools.SwapParams(zeroForOne, -int256(amountIn), zeroForOne ? LOWEST : HIGHEST), "");
        // forge-lint: disable-next-line(unsafe-typecast) the two halves of the delta
        (int128 delta0, int128 delta1) = (int128(delta >> 128), int128(delta));
        finish(pools, key.currency0, delta0);
        finish(pools, key.currency1, delta1);
        return "";
    }

    function finish(IV4Pools pools, address currency, int128 delta) private {
        // forge-lint: disable-next-line(unsafe-typecast) of the right sign
        uint256 amount = uint128(delta < 0 ? -delta : delta);
        if (delta > 0) return pools.take(currency, address(this), amount);
        if (currency == address(0)) {
            pools.settle{value: amount}();
        } else {
            pools.sync(currency);
            ERC20(currency).transfer(address(pools), amount);
            pools.settle();
        }
    }

    receive() external payable {}
}

/// @notice The published bytecode of Uniswap V3 and V4, out of their npm packages: never a mock.
abstract contract PositionFixture is EvmRules, Permit2Fixture {
    uint24 internal constant FEE = 3000;
    int24 internal constant SPACING = 60;
    uint160 internal constant PRICE_ONE = 1 << 96;

    IV3Manager internal v3;
    IV4Pools internal v4Pools;
    IV4Manager internal v4;
    PositionTrader internal trader;

    function setUpPositions() internal {
        // V4 needs transient storage.
        setRules("cancun");
        setUpPermit2();
        address factory = publishedV3("v3-core/artifacts/contracts/UniswapV3Factory.sol/UniswapV3Factory.json", "");
        v3 = IV3Manager(
            publishedV3(
                "v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json",
                abi.encode(factory, address(this), address(this))
            )
        );
        string memory published = vm.readFile("test/fixtures/uniswap-v4.json");
        v4Pools = IV4Pools(deployed(vm.parseJsonBytes(published, ".poolManager"), abi.encode(address(this))));
        v4 = IV4Manager(
            deployed(
                vm.parseJsonBytes(published, ".positionManager"),
                abi.encode(v4Pools, PERMIT2, 300_000, address(this), address(this))
            )
        );
        trader = new PositionTrader();
    }

    /// @notice A V3 position around price 1, in a pool that it makes if needed.
    function mintV3(address owner, ERC20 a, ERC20 b, uint256 amount, int24 tickLower, int24 tickUpper)
        internal
        returns (uint256 nftId)
    {
        (address token0, address token1) = a < b ? (address(a), address(b)) : (address(b), address(a));
        vm.startPrank(owner);
        v3.createAndInitializePoolIfNecessary(token0, token1, FEE, PRICE_ONE);
        ERC20(token0).approve(address(v3), type(uint256).max);
        ERC20(token1).approve(address(v3), type(uint256).max);
        (nftId,,,) = v3.mint(
            IV3Manager.MintParams({
                token0: token0,
                token1: token1,
                fee: FEE,
                tickLower: tickLower,
                tickUpper: tickUpper,
                amount0Desired: amount,
                amount1Desired: amount,
                amount0Min: 0,
                amount1Min: 0,
                recipient: owner,
                deadline: block.timestamp
            })
        );
        vm.stopPrank();
    }

    /// @notice A V4 pool at price 1.
    function newV4Pool(address a, address b, address hooks) internal returns (IV4PositionManager.PoolKey memory key) {
        (key.currency0, key.currency1) = a < b ? (a, b) : (b, a);
        (key.fee, key.tickSpacing, key.hooks) = (FEE, SPACING, hooks);
        v4Pools.initialize(key, PRICE_ONE);
    }

    /// @notice A V4 position; a native side is paid by the owner too, the rest comes back.
    function mintV4(
        address owner,
        IV4PositionManager.PoolKey memory key,
        uint128 liquidity,
        int24 tickLower,
        int24 tickUpper
    ) internal returns (uint256 nftId) {
        nftId = v4.nextTokenId();
        vm.startPrank(owner);
        allowV4(key.currency0);
        allowV4(key.currency1);
        bytes[] memory params = new bytes[](3);
        params[0] = abi.encode(
            key, tickLower, tickUpper, uint256(liquidity), type(uint128).max, type(uint128).max, owner, bytes("")
        );
        params[1] = abi.encode(key.currency0, key.currency1);
        params[2] = abi.encode(address(0), owner);
        // MINT_POSITION, SETTLE_PAIR, SWEEP
        uint256 value = key.currency0 == address(0) ? owner.balance : 0;
        v4.modifyLiquidities{value: value}(abi.encode(hex"020d14", params), block.timestamp);
        vm.stopPrank();
    }

    /// @notice What the owner of a V4 position tries when it wants the liquidity itself.
    function decreaseV4(uint256 nftId, IV4PositionManager.PoolKey memory key, uint256 liquidity, address to)
        internal
        view
        returns (bytes memory unlockData)
    {
        bytes[] memory params = new bytes[](2);
        params[0] = abi.encode(nftId, liquidity, 0, 0, bytes(""));
        params[1] = abi.encode(key.currency0, key.currency1, to);
        return abi.encode(hex"0111", params);
    }

    function allowV4(address token) private {
        if (token == address(0)) return;
        ERC20(token).approve(address(PERMIT2), type(uint256).max);
        PERMIT2.approve(token, address(v4), type(uint160).max, type(uint48).max);
    }

    function publishedV3(string memory file, bytes memory arguments) private returns (address) {
        string memory artifact = vm.readFile(string.concat("lib/@uniswap/", file));
        return deployed(vm.parseJsonBytes(artifact, ".bytecode"), arguments);
    }

    function deployed(bytes memory code, bytes memory arguments) private returns (address made) {
        code = bytes.concat(code, arguments);
        assembly {
            made := create(0, add(code, 0x20), mload(code))
        }
        require(made != address(0), "exchange not deployed");
    }
}
