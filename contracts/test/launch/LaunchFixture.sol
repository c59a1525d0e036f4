// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {ILaunchPad} from "../../src/launch/ILaunchPad.sol";
import {IOpeningVault} from "../../src/launch/IOpeningVault.sol";
import {LaunchPad} from "../../src/launch/LaunchPad.sol";
import {LiquidityLocker} from "../../src/lock/LiquidityLocker.sol";
import {ContractRoles} from "../../src/registry/ContractRoles.sol";
import {ITokenFactory} from "../../src/token-factory/ITokenFactory.sol";
import {IV2Factory} from "../../src/venue/IV2Factory.sol";
import {IV2Pair} from "../../src/venue/IV2Pair.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {ShippedFixture} from "../fixtures/ShippedFixture.sol";
import {IShippedToken} from "../fixtures/IShippedToken.sol";
import {GatedToken} from "./GatedToken.sol";

interface IWeth {
    function deposit() external payable;
    function transfer(address to, uint256 amount) external returns (bool);
    function approve(address spender, uint256 amount) external returns (bool);
    function balanceOf(address account) external view returns (uint256);
}

/// @notice Factory, registry, locker, launch pad and the real exchange, as the deployment leaves them. Templates 1 and 2
/// are the shipped ones; tokens of template 2 have every tax, limit and switch on, and three kill blocks.
abstract contract LaunchFixture is ShippedFixture {
    uint256 internal constant GATED = 2;
    uint256 internal constant LAUNCH_WEI = 30 ether;
    uint256 internal constant FOREVER = type(uint40).max;

    LiquidityLocker internal locker;
    LaunchPad internal pad;
    IOpeningVault internal vault;
    SoladyPeer internal dollar;

    function setUp() public virtual override {
        super.setUp();
        locker = new LiquidityLocker();
        pad = new LaunchPad(factory, locker);
        vault = IOpeningVault(pad.vault());
        dollar = new SoladyPeer(alice, 1e30);
        registerTemplate(GATED, vm.getCode(artifactOf("TaxedToken")), taxedArrays(launchDraft()));
        vm.startPrank(platform);
        factory.setFee(GATED, FEE_WEI);
        factory.initLaunchPad(address(pad));
        registry.addContract(address(pad), ContractRoles.HOLDS | ContractRoles.LAUNCHES);
        registry.addContract(address(locker), ContractRoles.LOCKS_LP);
        vm.stopPrank();
    }

    /// @notice Every tax, limit and switch on, and three kill blocks.
    function launchDraft() internal view returns (TaxedDraft memory draft) {
        draft = taxedDraft();
        draft.killBlocks = 3;
    }

    /// @notice Creates a token of template 2 or 1 and puts it against the native currency, locked for 180 days.
    function newParams(uint256 templateId) internal view returns (ILaunchPad.LaunchParams memory params) {
        params.creation = templateId == GATED ? gatedCreation(wrappedNative) : plainCreation();
        fillParams(params);
        params.tokenReceiver = bob;
    }

    function fillParams(ILaunchPad.LaunchParams memory params) internal view {
        params.venueFactory = address(venueFactory);
        params.tokenAmount = POOL_TOKENS;
        params.quoteAmount = LAUNCH_WEI;
        params.maxRepairBps = 1000;
        params.unlockAt = block.timestamp + 180 days;
        params.lockOwner = alice;
        params.deadline = block.timestamp + 10 minutes;
    }

    function existingParams(address token) internal view returns (ILaunchPad.LaunchParams memory params) {
        params.token = token;
        fillParams(params);
    }

    function gatedCreation(address quote) internal view returns (ITokenFactory.Creation memory c) {
        TaxedDraft memory draft = launchDraft();
        (draft.receiver, draft.router, draft.quote) = (address(pad), address(router), quote);
        Arrays memory a = taxedArrays(draft);
        c.templateId = GATED;
        (c.strings, c.addresses, c.numbers, c.bools) = (a.strings, a.addresses, a.numbers, a.bools);
    }

    function plainCreation() internal view returns (ITokenFactory.Creation memory c) {
        Arrays memory a = arraysOf(plainDraft(address(pad)));
        c.templateId = TEMPLATE_ID;
        (c.strings, c.addresses, c.numbers, c.bools) = (a.strings, a.addresses, a.numbers, a.bools);
    }

    /// @notice A gated token that alice made without the pad, and whose launcher the pad is.
    function ownGatedToken() internal returns (IShippedToken token) {
        token = deployShipped(GATED, alice, taxedArrays(launchDraft()), "own");
        vm.startPrank(alice);
        token.setLauncher(address(pad));
        token.approve(address(pad), POOL_TOKENS);
        vm.stopPrank();
    }

    /// @notice A stand-in for a gated token: it can do what no token of ours does, and a later template could.
    function standInToken() internal returns (GatedToken token) {
        uint256 templateId = 10;
        Arrays memory a;
        (a.strings, a.addresses) = (new string[](3), new address[](5));
        (a.addresses[0], a.addresses[2], a.addresses[3]) = (alice, address(router), wrappedNative);
        (a.numbers, a.bools) = (new uint256[](2), new bool[](1));
        (a.numbers[0], a.numbers[1], a.bools[0]) = (SUPPLY, 18, true);
        registerTemplate(templateId, type(GatedToken).creationCode, a);
        token = GatedToken(address(deployShipped(templateId, alice, a, "stand-in")));
        vm.startPrank(alice);
        token.setLauncher(address(pad));
        token.approve(address(pad), POOL_TOKENS);
        vm.stopPrank();
    }

    /// @notice Whether trading of a gated token is open.
    function isOpen(address token) internal view returns (bool launched) {
        (launched,,,,,,) = IShippedToken(token).launchState();
    }

    function foreignToken() internal returns (SoladyPeer token) {
        token = new SoladyPeer(alice, SUPPLY * 2);
        vm.prank(alice);
        token.approve(address(pad), type(uint256).max);
    }

    function run(ILaunchPad.LaunchParams memory params)
        internal
        returns (address token, IV2Pair pair, uint256 lockId, uint256 openingId)
    {
        return run(params, pad.valueOf(alice, params));
    }

    function run(ILaunchPad.LaunchParams memory params, uint256 valueWei)
        internal
        returns (address token, IV2Pair pair, uint256 lockId, uint256 openingId)
    {
        address at;
        vm.prank(alice);
        (token, at, lockId, openingId) = pad.launch{value: valueWei}(params);
        pair = IV2Pair(at);
    }

    function expectRun(ILaunchPad.LaunchParams memory params, bytes memory reason) internal {
        uint256 valueWei = pad.valueOf(alice, params);
        vm.expectRevert(reason);
        vm.prank(alice);
        pad.launch{value: valueWei}(params);
    }

    function predictedToken(ITokenFactory.Creation memory c) internal view returns (address) {
        return factory.getDeployAddress(alice, c.templateId, c.strings, c.addresses, c.numbers, c.bools, c.seed);
    }

    /// @notice The pool's price is the launch's, to half a percent.
    function assertPrice(address token, IV2Pair pair, ILaunchPad.LaunchParams memory params) internal view {
        (uint256 tokens, uint256 quotes) = reservesOf(token, pair);
        uint256 wanted = quotes * params.tokenAmount;
        assertApproxEqRel(tokens * params.quoteAmount, wanted, 0.005e18, "price");
    }

    function reservesOf(address token, IV2Pair pair) internal view returns (uint256 tokens, uint256 quotes) {
        (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
        return pair.token0() == token ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    /// @notice Nothing is left behind: no coin, no token, no allowance (P-04).
    function assertNothingLeft(address token, IV2Pair pair) internal view {
        assertEq(address(pad).balance, 0, "native left");
        assertEq(ERC20(wrappedNative).balanceOf(address(pad)), 0, "wrapped left");
        assertEq(ERC20(token).balanceOf(address(pad)), 0, "token left");
        assertEq(dollar.balanceOf(address(pad)), 0, "quote left");
        assertEq(ERC20(address(pair)).balanceOf(address(pad)), 0, "liquidity left");
        assertEq(ERC20(address(pair)).allowance(address(pad), address(locker)), 0, "allowance to the locker");
        assertEq(ERC20(wrappedNative).allowance(address(pad), address(vault)), 0, "allowance to the vault");
        assertEq(dollar.allowance(address(pad), address(vault)), 0, "allowance to the vault");
    }

    function newPair(address token, address quote) internal returns (IV2Pair) {
        return IV2Pair(IV2Factory(address(venueFactory)).createPair(token, quote));
    }

    function dustWeth(IV2Pair pair, uint256 amountWei) internal {
        vm.deal(carol, carol.balance + amountWei);
        vm.startPrank(carol);
        IWeth(wrappedNative).deposit{value: amountWei}();
        IWeth(wrappedNative).transfer(address(pair), amountWei);
        vm.stopPrank();
    }

    function purchase(address to, uint256 quoteAmount, uint256 minTokens)
        internal
        pure
        returns (ILaunchPad.Purchase memory)
    {
        return ILaunchPad.Purchase({to: to, quoteAmount: quoteAmount, minTokens: minTokens});
    }
}
