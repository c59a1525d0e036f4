// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "solady/auth/Ownable.sol";
import {IPlatformSource} from "../../src/registry/IPlatformSource.sol";
import {ITokenCodeGenerator} from "../../src/token-factory/ITokenCodeGenerator.sol";
import {ITokenFactory} from "../../src/token-factory/ITokenFactory.sol";
import {TokenCodeGenerator} from "../../src/token-factory/TokenCodeGenerator.sol";
import {TokenFactory} from "../../src/token-factory/TokenFactory.sol";
import {Payees} from "../../src/registry/Payees.sol";
import {ITokenBase} from "../../templates/token/ITokenBase.sol";
import {StandardToken} from "../../templates/token/StandardToken.sol";
import {Membership, PaidAfterBirth, RefusesPayment} from "../fixtures/Actors.sol";
import {AnswersAnything} from "../fixtures/AnswersAnything.sol";
import {TokenFixture} from "../fixtures/TokenFixture.sol";

/// @notice Remembers what the factory tells a token that is being created.
contract AsksForLauncher {
    address public immutable launcher = IPlatformSource(msg.sender).creationLauncher();
    address public immutable registry = IPlatformSource(msg.sender).platformRegistry();
}

/// @notice Concrete tests in the order of `TokenFactory.tree`, then the arithmetic fuzzed.
contract TokenFactoryTest is TokenFixture {
    function test_Constructor_SetsOwnerAndDevAddress() public {
        TokenFactory fresh = new TokenFactory(bob, address(registry));
        assertEq(fresh.owner(), bob);
        assertEq(fresh.devAddress(), bob);
        assertEq(fresh.templateIds().length, 0);
    }

    function test_RevertWhen_RegistryHasNoCode() public {
        vm.expectRevert(abi.encodeWithSelector(ITokenFactory.TokenFactory_RegistryHasNoCode.selector, carol));
        new TokenFactory(bob, carol);
    }

    function test_Constructor_NamesTheRegistry() public view {
        assertEq(factory.platformRegistry(), address(registry));
        assertEq(factory.creationLauncher(), address(0));
    }

    function test_InitLaunchPad_Once() public {
        vm.startPrank(platform);
        vm.expectRevert(abi.encodeWithSelector(ITokenFactory.TokenFactory_LaunchPadHasNoCode.selector, carol));
        factory.initLaunchPad(carol);
        vm.expectEmit(address(factory));
        emit ITokenFactory.LaunchPadSet(address(this));
        factory.initLaunchPad(address(this));
        assertEq(factory.launchPad(), address(this));
        vm.expectRevert(abi.encodeWithSelector(ITokenFactory.TokenFactory_LaunchPadFixed.selector, address(this)));
        factory.initLaunchPad(address(registry));
    }

    function test_DeployFor_CreatesAsTheOwnerWould() public {
        vm.prank(platform);
        factory.initLaunchPad(address(this));
        vm.prank(platform);
        factory.setFeeWhitelist(alice, 5000);
        Draft memory draft = fullDraft(bob);
        address expected = predict(alice, draft, "for");
        vm.deal(address(this), 1 ether);
        address token = factory.deployFor{value: FEE_WEI / 2}(alice, creationOf(draft, "for"));
        assertEq(token, expected);
        assertEq(StandardToken(token).owner(), alice);
        assertEq(factory.recordOf(token).owner, alice);
        assertEq(factory.recordCountOf(address(this)), 0);
        assertEq(factory.creationLauncher(), address(0));
    }

    function test_DeployFor_TellsTheTokenItsLauncher() public {
        vm.startPrank(platform);
        factory.initLaunchPad(address(this));
        TokenCodeGenerator asking = newGenerator(type(AsksForLauncher).creationCode);
        factory.setTemplate(3, address(asking), true);
        vm.stopPrank();
        ITokenFactory.Creation memory creation = creationOf(fullDraft(bob), 0);
        creation.templateId = 3;
        assertEq(AsksForLauncher(factory.deployFor(alice, creation)).launcher(), address(this));
        Arrays memory a = arraysOf(fullDraft(bob));
        vm.prank(alice);
        address plain =
            factory.deploy(3, a.strings, a.addresses, a.numbers, a.bools, address(0), address(0), bytes12("own"));
        assertEq(AsksForLauncher(plain).launcher(), address(0));
        assertEq(AsksForLauncher(plain).registry(), address(registry));
    }

    function test_RevertWhen_DeployForByStranger() public {
        vm.expectRevert(abi.encodeWithSelector(ITokenFactory.TokenFactory_CallerNotLaunchPad.selector, address(this)));
        factory.deployFor(alice, creationOf(fullDraft(bob), 0));
    }

    function test_RevertWhen_DeployForWithNftWrapper() public {
        vm.prank(platform);
        factory.initLaunchPad(address(this));
        ITokenFactory.Creation memory creation = creationOf(fullDraft(bob), 0);
        creation.nftWrapper = carol;
        vm.expectRevert(
            abi.encodeWithSelector(ITokenFactory.TokenFactory_NftWrapperNotAccepted.selector, TEMPLATE_ID, carol)
        );
        factory.deployFor(alice, creation);
    }

    function test_Deploy_NftWrapperIsTheCollection() public {
        TokenCodeGenerator nft = newGenerator(templateCode());
        vm.prank(platform);
        factory.setTemplate(8, address(nft), true);
        Arrays memory a = arraysOf(fullDraft(alice));
        a.addresses = new address[](6);
        a.addresses[5] = carol;
        vm.expectRevert(abi.encodeWithSelector(ITokenFactory.TokenFactory_NftWrapperMismatch.selector, bob, carol));
        factory.deploy(8, a.strings, a.addresses, a.numbers, a.bools, address(0), bob, 0);
        // The collection itself is accepted, and so the generator is asked next; few addresses are its to name.
        vm.expectRevert(
            abi.encodeWithSelector(ITokenCodeGenerator.TokenCodeGenerator_WrongParamCount.selector, 1, 7, 2)
        );
        factory.deploy(8, a.strings, a.addresses, a.numbers, a.bools, address(0), carol, 0);
        a.addresses = new address[](2);
        vm.expectRevert(
            abi.encodeWithSelector(ITokenCodeGenerator.TokenCodeGenerator_WrongParamCount.selector, 1, 3, 2)
        );
        factory.deploy(8, a.strings, a.addresses, a.numbers, a.bools, address(0), carol, 0);
    }

    function test_RevertWhen_OwnerZero() public {
        vm.expectRevert(ITokenFactory.TokenFactory_DevAddressZero.selector);
        new TokenFactory(address(0), address(registry));
    }

    function test_Deploy_CreatesRecordsAndEmits() public {
        Draft memory draft = fullDraft(bob);
        address expected = predict(alice, draft, "seed");
        vm.expectEmit(address(factory));
        emit ITokenFactory.TokenDeployed(
            alice, expected, TEMPLATE_ID, 1, draft.name, draft.symbol, 18, draft.totalSupply, address(0), FEE_WEI, 0
        );
        StandardToken token = create(alice, draft, FEE_WEI, address(0), "seed");
        assertEq(address(token), expected);
        assertEq(token.owner(), alice);
        assertEq(address(factory).balance, FEE_WEI);

        ITokenFactory.TokenRecord memory entry = factory.recordOf(expected);
        assertEq(entry.owner, alice);
        assertEq(entry.addr, expected);
        assertEq(entry.createdAt, block.timestamp);
        assertEq(entry.templateId, TEMPLATE_ID);
        assertEq(entry.infoId, 1);
    }

    function test_RevertWhen_TemplateUnknown() public {
        vm.expectRevert(abi.encodeWithSelector(ITokenFactory.TokenFactory_TemplateUnknown.selector, 2));
        deployRaw(alice, 2, arraysOf(fullDraft(alice)), FEE_WEI);
    }

    function test_RevertWhen_TemplateDisabled() public {
        vm.prank(platform);
        factory.setTemplate(TEMPLATE_ID, address(generator), false);
        vm.expectRevert(abi.encodeWithSelector(ITokenFactory.TokenFactory_TemplateDisabled.selector, TEMPLATE_ID));
        deployRaw(alice, TEMPLATE_ID, arraysOf(fullDraft(alice)), FEE_WEI);
    }

    function test_RevertWhen_NftWrapperGiven() public {
        Arrays memory a = arraysOf(fullDraft(alice));
        vm.expectRevert(
            abi.encodeWithSelector(ITokenFactory.TokenFactory_NftWrapperNotAccepted.selector, TEMPLATE_ID, carol)
        );
        vm.prank(alice);
        factory.deploy{value: FEE_WEI}(
            TEMPLATE_ID, a.strings, a.addresses, a.numbers, a.bools, address(0), carol, bytes12(0)
        );
    }

    function test_RevertWhen_ParamCountWrong() public {
        Arrays memory a = arraysOf(fullDraft(alice));
        a.strings = new string[](2);
        vm.expectRevert(
            abi.encodeWithSelector(ITokenCodeGenerator.TokenCodeGenerator_WrongParamCount.selector, 0, 2, 3)
        );
        deployRaw(alice, TEMPLATE_ID, a, FEE_WEI);
    }

    /// @notice The SDK's own table of names, asked of the factory by a direct call.
    function test_RevertWhen_NobodyCanReadTheNames() public {
        bytes[] memory refused = vm.parseJsonBytesArray(vm.readFile("test/fixtures/names.json"), ".refused");
        Draft memory draft = fullDraft(alice);
        for (uint256 i = 0; i < refused.length; ++i) {
            (draft.name, draft.symbol) = (string(refused[i]), "HRB");
            expectRefused(draft, abi.encodeWithSelector(ITokenBase.Token_NameNotPrintable.selector));
            (draft.name, draft.symbol) = ("Harbour Token", string(refused[i]));
            expectRefused(draft, abi.encodeWithSelector(ITokenBase.Token_SymbolNotPrintable.selector));
        }
    }

    function test_Deploy_TakesEveryNameThatCanBeRead() public {
        bytes[] memory taken = vm.parseJsonBytesArray(vm.readFile("test/fixtures/names.json"), ".taken");
        Draft memory draft = plainDraft(alice);
        for (uint256 i = 0; i < taken.length; ++i) {
            draft.name = string(taken[i]);
            draft.symbol = taken[i].length < 33 ? string(taken[i]) : "HRB";
            assertEq(create(alice, draft, FEE_WEI, address(0), bytes12(uint96(i))).name(), draft.name);
        }
    }

    function test_RevertWhen_FeeTooLow() public {
        vm.expectRevert(abi.encodeWithSelector(ITokenFactory.TokenFactory_FeeTooLow.selector, FEE_WEI - 1, FEE_WEI));
        deployRaw(alice, TEMPLATE_ID, arraysOf(fullDraft(alice)), FEE_WEI - 1);
    }

    function test_Deploy_ReturnsExcess() public {
        uint256 before = alice.balance;
        create(alice, fullDraft(alice), 5 ether, address(0), 0);
        assertEq(alice.balance, before - FEE_WEI);
        assertEq(address(factory).balance, FEE_WEI);
    }

    function test_Deploy_ReturnsExcessAfterTheTokenExists() public {
        PaidAfterBirth account = new PaidAfterBirth();
        vm.deal(address(account), 1 ether);
        address token = predict(address(account), fullDraft(address(account)), 0);
        account.call(address(factory), 1 ether, deployCall(arraysOf(fullDraft(address(account)))), token);
        assertEq(address(account).balance, 1 ether - FEE_WEI);
    }

    function test_RevertWhen_ExcessRefused() public {
        RefusesPayment refuser = new RefusesPayment();
        vm.deal(address(refuser), 1 ether);
        bytes memory data = deployCall(arraysOf(fullDraft(address(refuser))));
        vm.expectRevert(abi.encodeWithSelector(ITokenFactory.TokenFactory_PaymentFailed.selector, address(refuser), 1));
        refuser.call(address(factory), FEE_WEI + 1, data);
        // The exact fee asks nothing of the caller.
        refuser.call(address(factory), FEE_WEI, data);
    }

    function test_Deploy_TakesDiscountedFee() public {
        vm.prank(platform);
        factory.setFeeWhitelist(alice, 2500);
        create(alice, fullDraft(alice), 1 ether, address(0), 0);
        assertEq(address(factory).balance, FEE_WEI * 3 / 4);

        vm.prank(platform);
        factory.setFeeWhitelist(alice, 10_000);
        create(alice, fullDraft(alice), 0, address(0), "free");
        assertEq(address(factory).balance, FEE_WEI * 3 / 4);
    }

    function test_Deploy_SetsInviterRewardAside() public {
        create(alice, fullDraft(alice));
        Draft memory draft = fullDraft(bob);
        vm.expectEmit(address(factory));
        emit ITokenFactory.TokenDeployed(
            bob,
            predict(bob, draft, 0),
            TEMPLATE_ID,
            2,
            draft.name,
            draft.symbol,
            18,
            draft.totalSupply,
            alice,
            FEE_WEI,
            FEE_WEI / 4
        );
        create(bob, draft, FEE_WEI, alice, 0);
        assertEq(factory.inviterReward(alice), FEE_WEI / 4);
    }

    function test_Deploy_AnnouncesTheDiscountedFee() public {
        create(alice, fullDraft(alice));
        vm.prank(platform);
        factory.setFeeWhitelist(bob, 2500);
        Draft memory draft = fullDraft(bob);
        address expected = predict(bob, draft, 0);
        uint256 feeWei = FEE_WEI * 3 / 4;
        vm.expectEmit(address(factory));
        emit ITokenFactory.TokenDeployed(
            bob, expected, TEMPLATE_ID, 2, draft.name, draft.symbol, 18, draft.totalSupply, alice, feeWei, feeWei / 4
        );
        create(bob, draft, FEE_WEI, alice, 0);
    }

    function test_Deploy_AddsUpRewardsOfOneInviter() public {
        create(alice, fullDraft(alice));
        create(bob, fullDraft(bob), FEE_WEI, alice, 0);
        create(carol, fullDraft(carol), FEE_WEI, alice, 0);
        assertEq(factory.inviterReward(alice), FEE_WEI / 2);
        assertEq(factory.solvency()[0].owed, FEE_WEI / 2);
    }

    function test_Deploy_SetsNothingAsideWithoutShare() public {
        create(alice, fullDraft(alice));
        vm.prank(platform);
        factory.setInviterShare(0);
        create(bob, fullDraft(bob), FEE_WEI, alice, 0);
        assertEq(factory.inviterReward(alice), 0);
    }

    function test_RevertWhen_InviterHasNoTokens() public {
        Arrays memory a = arraysOf(fullDraft(alice));
        vm.expectRevert(abi.encodeWithSelector(ITokenFactory.TokenFactory_InviterHasNoTokens.selector, bob));
        vm.prank(alice);
        factory.deploy{value: FEE_WEI}(TEMPLATE_ID, a.strings, a.addresses, a.numbers, a.bools, bob, address(0), 0);
    }

    function test_RevertWhen_InviterIsDeployer() public {
        create(alice, fullDraft(alice));
        Arrays memory a = arraysOf(fullDraft(alice));
        vm.expectRevert(abi.encodeWithSelector(ITokenFactory.TokenFactory_InviterIsDeployer.selector, alice));
        vm.prank(alice);
        factory.deploy{value: FEE_WEI}(TEMPLATE_ID, a.strings, a.addresses, a.numbers, a.bools, alice, address(0), 0);
    }

    function test_RevertWhen_AlreadyDeployed() public {
        StandardToken token = create(alice, fullDraft(alice));
        vm.expectRevert(abi.encodeWithSelector(ITokenFactory.TokenFactory_AlreadyDeployed.selector, address(token)));
        uint256 before = gasleft();
        deployRaw(alice, TEMPLATE_ID, arraysOf(fullDraft(alice)), FEE_WEI);
        // A second CREATE2 to the same address would burn nearly everything that is left.
        assertLt(before - gasleft(), 500_000);
    }

    function test_RevertWhen_ConstructorRefuses() public {
        Draft memory draft = fullDraft(alice);
        draft.totalSupply = 0;
        expectRefused(draft, abi.encodeWithSelector(ITokenBase.Token_SupplyZero.selector));
        assertEq(factory.recordCount(), 0);
    }

    function test_RevertWhen_ConstructorFailsSilently() public {
        TokenCodeGenerator broken = newGenerator(hex"5f5ffd"); // revert(0, 0), or an invalid opcode on old chains
        vm.prank(platform);
        factory.setTemplate(9, address(broken), true);
        vm.expectRevert(ITokenFactory.TokenFactory_DeployFailed.selector);
        deployRaw(alice, 9, arraysOf(fullDraft(alice)), 0);
    }

    function test_RevertWhen_ConstructorLeavesNoCode() public {
        TokenCodeGenerator empty = newGenerator(hex"00");
        vm.prank(platform);
        factory.setTemplate(9, address(empty), true);
        vm.expectRevert(ITokenFactory.TokenFactory_DeployFailed.selector);
        deployRaw(alice, 9, arraysOf(fullDraft(alice)), 0);
        assertEq(factory.recordCount(), 0);
    }

    /// @notice Answers that are no `bytes`, or less than they say: nothing is recorded, and little gas is used.
    function test_RevertWhen_GeneratorBroken() public {
        bytes[] memory answers = new bytes[](6);
        answers[1] = abi.encode(0x20);
        answers[2] = abi.encodePacked(abi.encode(0x20), bytes31(0)); // one byte short of an empty answer
        answers[3] = abi.encode(0x40, 1, uint256(0x60) << 248); // an offset to somewhere else
        answers[4] = abi.encode(0x20, 33, uint256(0x60) << 248); // a length one byte beyond the end
        answers[5] = abi.encode(0x20, type(uint256).max, uint256(0x60) << 248);
        for (uint256 i = 0; i < answers.length; ++i) {
            address broken = address(new AnswersAnything(answers[i]));
            vm.prank(platform);
            factory.setTemplate(10 + i, broken, true);
            vm.expectRevert(abi.encodeWithSelector(ITokenFactory.TokenFactory_GeneratorBroken.selector, broken));
            uint256 before = gasleft();
            deployRaw(alice, 10 + i, arraysOf(fullDraft(alice)), 0);
            assertLt(before - gasleft(), 200_000);
        }
    }

    function test_P37_PredictedAddressIsActualForAnyCaller() public {
        Draft memory draft = fullDraft(alice);
        address asAlice = predict(alice, draft, "x");
        vm.prank(bob);
        address asBob = predict(alice, draft, "x");
        vm.prank(address(0));
        address asNobody = predict(alice, draft, "x");
        assertEq(asBob, asAlice);
        assertEq(asNobody, asAlice);
        assertEq(address(create(alice, draft, FEE_WEI, address(0), "x")), asAlice);
        // And afterwards still.
        assertEq(predict(alice, draft, "x"), asAlice);
    }

    function test_GetDeployAddress_WorksForClosedTemplate() public {
        Draft memory draft = fullDraft(alice);
        address open = predict(alice, draft, "x");
        vm.prank(platform);
        factory.setTemplate(TEMPLATE_ID, address(generator), false);
        assertEq(predict(alice, draft, "x"), open);
    }

    function test_RevertWhen_GetDeployAddressOfUnknownTemplate() public {
        Arrays memory a = arraysOf(fullDraft(alice));
        vm.expectRevert(abi.encodeWithSelector(ITokenFactory.TokenFactory_TemplateUnknown.selector, 7));
        factory.getDeployAddress(alice, 7, a.strings, a.addresses, a.numbers, a.bools, 0);
    }

    function test_InitCode_HashesToTheAddress() public {
        Arrays memory a = arraysOf(fullDraft(alice));
        bytes memory code = factory.initCode(alice, TEMPLATE_ID, a.strings, a.addresses, a.numbers, a.bools);
        address[] memory addresses = new address[](2);
        (addresses[0], addresses[1]) = (alice, alice);
        assertEq(code, bytes.concat(templateCode(), abi.encode(a.strings, addresses, a.numbers, a.bools)));

        bytes32 salt = factory.saltOf(alice, "seed");
        address hashed = vm.computeCreate2Address(salt, keccak256(code), address(factory));
        assertEq(hashed, address(create(alice, fullDraft(alice), FEE_WEI, address(0), "seed")));
    }

    function test_RevertWhen_InitCodeOfUnknownTemplate() public {
        Arrays memory a = arraysOf(fullDraft(alice));
        vm.expectRevert(abi.encodeWithSelector(ITokenFactory.TokenFactory_TemplateUnknown.selector, 7));
        factory.initCode(alice, 7, a.strings, a.addresses, a.numbers, a.bools);
    }

    function test_SaltOf_BindsDeployerAndSeed() public view {
        assertEq(factory.saltOf(alice, "seed"), bytes32(abi.encodePacked(alice, bytes12("seed"))));
        assertNotEq(factory.saltOf(alice, "seed"), factory.saltOf(bob, "seed"));
        assertNotEq(factory.saltOf(alice, "seed"), factory.saltOf(alice, "seeds"));
    }

    function test_FeeOf_FollowsDiscountAndMembership() public {
        Membership membership = new Membership();
        vm.startPrank(platform);
        assertEq(factory.feeOf(alice, TEMPLATE_ID), FEE_WEI);
        factory.setFeeWhitelist(alice, 1000);
        assertEq(factory.feeOf(alice, TEMPLATE_ID), FEE_WEI * 9 / 10);
        assertEq(factory.feeOf(bob, TEMPLATE_ID), FEE_WEI);
        vm.expectEmit(address(factory));
        emit ITokenFactory.VipSet(address(membership));
        factory.setVip(address(membership));
        assertEq(factory.vip(), address(membership));
        assertEq(factory.feeOf(bob, TEMPLATE_ID), FEE_WEI);
        membership.setMember(bob, true);
        assertEq(factory.feeOf(bob, TEMPLATE_ID), 0);
        factory.setFee(TEMPLATE_ID, 0);
        assertEq(factory.feeOf(alice, TEMPLATE_ID), 0);
    }

    function test_RevertWhen_FeeOfUnknownTemplate() public {
        bytes memory unknown = abi.encodeWithSelector(ITokenFactory.TokenFactory_TemplateUnknown.selector, 3);
        vm.expectRevert(unknown);
        factory.feeOf(alice, 3);
        vm.expectRevert(unknown);
        factory.templateFee(3);
        vm.expectRevert(unknown);
        factory.template(3);
    }

    function test_SetTemplate_AddsClosesAndOpens() public {
        TokenCodeGenerator other = newGenerator(hex"00");
        vm.startPrank(platform);
        vm.expectEmit(address(factory));
        emit ITokenFactory.TemplateSet(65_535, address(other), true);
        factory.setTemplate(65_535, address(other), true);
        factory.setTemplate(TEMPLATE_ID, address(generator), false);
        vm.stopPrank();

        uint256[] memory ids = factory.templateIds();
        assertEq(ids.length, 2);
        assertEq(ids[0], TEMPLATE_ID);
        assertEq(ids[1], 65_535);
        ITokenFactory.Template memory entry = factory.template(TEMPLATE_ID);
        assertEq(entry.generator, address(generator));
        assertEq(entry.feeWei, FEE_WEI);
        assertFalse(entry.enabled);

        vm.prank(platform);
        factory.setTemplate(TEMPLATE_ID, address(generator), true);
        assertTrue(factory.template(TEMPLATE_ID).enabled);
        assertEq(factory.templateIds().length, 2);
    }

    function test_RevertWhen_GeneratorReplaced() public {
        TokenCodeGenerator other = newGenerator(hex"00");
        bytes memory reason =
            abi.encodeWithSelector(ITokenFactory.TokenFactory_TemplateFixed.selector, TEMPLATE_ID, address(generator));
        vm.startPrank(platform);
        vm.expectRevert(reason);
        factory.setTemplate(TEMPLATE_ID, address(other), true);
        // Closing first is no way around.
        factory.setTemplate(TEMPLATE_ID, address(generator), false);
        vm.expectRevert(reason);
        factory.setTemplate(TEMPLATE_ID, address(other), true);
    }

    function test_SetTemplate_NeverTouchesLivingTokens() public {
        StandardToken token = create(alice, fullDraft(alice));
        bytes32 codeHash = address(token).codehash;
        vm.prank(platform);
        factory.setTemplate(TEMPLATE_ID, address(generator), false);
        assertEq(address(token).codehash, codeHash);
        assertEq(token.owner(), alice);
        assertEq(factory.recordOf(address(token)).templateId, TEMPLATE_ID);
    }

    function test_RevertWhen_SetterCalledByStranger() public {
        bytes[] memory calls = new bytes[](9);
        calls[0] = abi.encodeCall(factory.setTemplate, (1, address(generator), true));
        calls[1] = abi.encodeCall(factory.setFee, (1, 0));
        calls[2] = abi.encodeCall(factory.setFeeWhitelist, (bob, 10_000));
        calls[3] = abi.encodeCall(factory.setDevAddress, (bob));
        calls[4] = abi.encodeCall(factory.setInviterShare, (1));
        calls[5] = abi.encodeCall(factory.setVip, (bob));
        calls[6] = abi.encodeCall(factory.transferOwnership, (bob));
        calls[7] = abi.encodeCall(factory.renounceOwnership, ());
        calls[8] = abi.encodeCall(factory.completeOwnershipHandover, (bob));
        for (uint256 i = 0; i < calls.length; ++i) {
            vm.prank(bob);
            (bool ok, bytes memory failure) = address(factory).call(calls[i]);
            assertFalse(ok);
            assertEq(bytes4(failure), Ownable.Unauthorized.selector);
        }
    }

    function test_RevertWhen_TemplateIdOutOfRange() public {
        vm.startPrank(platform);
        vm.expectRevert(abi.encodeWithSelector(ITokenFactory.TokenFactory_TemplateIdOutOfRange.selector, 0, 65_535));
        factory.setTemplate(0, address(generator), true);
        vm.expectRevert(
            abi.encodeWithSelector(ITokenFactory.TokenFactory_TemplateIdOutOfRange.selector, 65_536, 65_535)
        );
        factory.setTemplate(65_536, address(generator), true);
    }

    function test_RevertWhen_GeneratorHasNoCode() public {
        vm.expectRevert(abi.encodeWithSelector(ITokenFactory.TokenFactory_GeneratorHasNoCode.selector, bob));
        vm.prank(platform);
        factory.setTemplate(2, bob, true);
    }

    function test_SetFee_ChangesFee() public {
        vm.expectEmit(address(factory));
        emit ITokenFactory.FeeSet(TEMPLATE_ID, type(uint88).max);
        vm.prank(platform);
        factory.setFee(TEMPLATE_ID, type(uint88).max);
        assertEq(factory.templateFee(TEMPLATE_ID), type(uint88).max);
        assertEq(factory.template(TEMPLATE_ID).generator, address(generator));
    }

    function test_RevertWhen_FeeTooHigh() public {
        uint256 max = type(uint88).max;
        vm.expectRevert(abi.encodeWithSelector(ITokenFactory.TokenFactory_FeeTooHigh.selector, max + 1, max));
        vm.prank(platform);
        factory.setFee(TEMPLATE_ID, max + 1);
    }

    function test_RevertWhen_SetFeeOfUnknownTemplate() public {
        vm.expectRevert(abi.encodeWithSelector(ITokenFactory.TokenFactory_TemplateUnknown.selector, 2));
        vm.prank(platform);
        factory.setFee(2, 1);
    }

    function test_SetFeeWhitelist_SetsDiscount() public {
        vm.expectEmit(address(factory));
        emit ITokenFactory.FeeWhitelistSet(alice, 10_000);
        vm.prank(platform);
        factory.setFeeWhitelist(alice, 10_000);
        assertEq(factory.feeWhitelist(alice), 10_000);
    }

    function test_RevertWhen_DiscountTooHigh() public {
        vm.expectRevert(abi.encodeWithSelector(ITokenFactory.TokenFactory_RatioTooHigh.selector, 10_001, 10_000));
        vm.prank(platform);
        factory.setFeeWhitelist(alice, 10_001);
    }

    function test_SetDevAddress_SetsReceiver() public {
        vm.expectEmit(address(factory));
        emit ITokenFactory.DevAddressSet(carol);
        vm.prank(platform);
        factory.setDevAddress(carol);
        assertEq(factory.devAddress(), carol);
    }

    function test_SetDevAddress_LetsTheReceiverNameASuccessor() public {
        vm.prank(platform);
        factory.renounceOwnership();
        vm.prank(treasury);
        factory.setDevAddress(carol);
        assertEq(factory.devAddress(), carol);
        vm.expectRevert(Ownable.Unauthorized.selector);
        vm.prank(treasury);
        factory.setDevAddress(treasury);
    }

    function test_RevertWhen_DevAddressIsFactory() public {
        vm.expectRevert(ITokenFactory.TokenFactory_DevAddressIsFactory.selector);
        vm.prank(platform);
        factory.setDevAddress(address(factory));
    }

    function test_RevertWhen_DevAddressZero() public {
        vm.expectRevert(ITokenFactory.TokenFactory_DevAddressZero.selector);
        vm.prank(platform);
        factory.setDevAddress(address(0));
    }

    function test_SetInviterShare_SetsShare() public {
        vm.expectEmit(address(factory));
        emit ITokenFactory.InviterShareSet(5000);
        vm.prank(platform);
        factory.setInviterShare(5000);
        assertEq(factory.inviterShare(), 5000);
    }

    function test_RevertWhen_ShareTooHigh() public {
        vm.expectRevert(abi.encodeWithSelector(ITokenFactory.TokenFactory_RatioTooHigh.selector, 5001, 5000));
        vm.prank(platform);
        factory.setInviterShare(5001);
    }

    function test_Withdraw_PaysPlatformPart() public {
        create(alice, fullDraft(alice));
        create(bob, fullDraft(bob), FEE_WEI, alice, 0);
        uint256 platformPart = FEE_WEI * 2 - FEE_WEI / 4;
        vm.expectEmit(address(factory));
        emit ITokenFactory.Withdrawn(treasury, platformPart);
        vm.prank(carol);
        assertEq(factory.withdraw(), platformPart);
        assertEq(treasury.balance, platformPart);
        assertEq(address(factory).balance, FEE_WEI / 4);
    }

    function test_RevertWhen_NothingToWithdraw() public {
        vm.expectRevert(abi.encodeWithSelector(ITokenFactory.TokenFactory_NothingToPay.selector, treasury));
        factory.withdraw();
    }

    function test_RevertWhen_DevAddressRefuses() public {
        address refuser = address(new RefusesPayment());
        vm.prank(platform);
        factory.setDevAddress(refuser);
        create(alice, fullDraft(alice));
        vm.expectRevert(abi.encodeWithSelector(ITokenFactory.TokenFactory_PaymentFailed.selector, refuser, FEE_WEI));
        factory.withdraw();
    }

    function test_ClaimInviterReward_PaysInviter() public {
        create(alice, fullDraft(alice));
        create(bob, fullDraft(bob), FEE_WEI, alice, 0);
        uint256 before = alice.balance;
        vm.expectEmit(address(factory));
        emit ITokenFactory.InviterRewardPaid(alice, alice, FEE_WEI / 4);
        vm.prank(carol);
        assertEq(factory.claimInviterReward(alice), FEE_WEI / 4);
        assertEq(alice.balance, before + FEE_WEI / 4);
        assertEq(factory.inviterReward(alice), 0);
    }

    function test_RevertWhen_NothingToClaim() public {
        vm.expectRevert(abi.encodeWithSelector(ITokenFactory.TokenFactory_NothingToPay.selector, alice));
        factory.claimInviterReward(alice);
    }

    function test_RevertWhen_InviterRefuses() public {
        RefusesPayment refuser = new RefusesPayment();
        vm.deal(address(refuser), 1 ether);
        refuser.call(address(factory), FEE_WEI, deployCall(arraysOf(fullDraft(address(refuser)))));
        create(bob, fullDraft(bob), FEE_WEI, address(refuser), 0);
        vm.expectRevert(
            abi.encodeWithSelector(ITokenFactory.TokenFactory_PaymentFailed.selector, address(refuser), FEE_WEI / 4)
        );
        vm.prank(address(refuser));
        factory.claimInviterReward(address(refuser));
        assertEq(factory.inviterReward(address(refuser)), FEE_WEI / 4);
    }

    /// @notice P-42: what a contract has earned is paid when it asks.
    function test_P42_RewardOfAContractIsItsOwnToClaim() public {
        create(alice, fullDraft(alice));
        create(bob, fullDraft(bob), FEE_WEI, alice, 0);
        vm.etch(alice, hex"00");
        vm.expectRevert(abi.encodeWithSelector(Payees.Payees_AsksForItself.selector, alice));
        factory.claimInviterReward(alice);
        vm.prank(alice);
        assertEq(factory.claimInviterReward(alice), FEE_WEI / 4);
    }

    /// @notice An inviter that is a contract without `receive` sends the reward to somebody who can take it.
    function test_ClaimInviterRewardTo_PaysWhomTheInviterNames() public {
        RefusesPayment refuser = new RefusesPayment();
        vm.deal(address(refuser), FEE_WEI);
        refuser.call(address(factory), FEE_WEI, deployCall(arraysOf(fullDraft(address(refuser)))));
        create(bob, fullDraft(bob), FEE_WEI, address(refuser), 0);
        uint256 before = carol.balance;
        vm.expectEmit(address(factory));
        emit ITokenFactory.InviterRewardPaid(address(refuser), carol, FEE_WEI / 4);
        refuser.call(address(factory), 0, abi.encodeCall(factory.claimInviterRewardTo, (carol)));
        assertEq(carol.balance, before + FEE_WEI / 4);
        assertEq(factory.inviterReward(address(refuser)), 0);
        assertEq(factory.solvency()[0].owed, 0);
    }

    function test_RevertWhen_NothingToClaimTo() public {
        create(alice, fullDraft(alice));
        create(bob, fullDraft(bob), FEE_WEI, alice, 0);
        // Somebody else's reward is not the caller's.
        vm.expectRevert(abi.encodeWithSelector(ITokenFactory.TokenFactory_NothingToPay.selector, bob));
        vm.prank(bob);
        factory.claimInviterRewardTo(bob);
        assertEq(factory.inviterReward(alice), FEE_WEI / 4);
    }

    function test_RevertWhen_ClaimedToZero() public {
        create(alice, fullDraft(alice));
        create(bob, fullDraft(bob), FEE_WEI, alice, 0);
        vm.expectRevert(ITokenFactory.TokenFactory_ReceiverZero.selector);
        vm.prank(alice);
        factory.claimInviterRewardTo(address(0));
    }

    function test_P38_SolvencyTellsOwedAndHeld() public {
        create(alice, fullDraft(alice));
        create(bob, fullDraft(bob), FEE_WEI, alice, 0);
        TokenFactory.AssetSolvency[] memory assets = factory.solvency();
        assertEq(assets.length, 1);
        assertEq(assets[0].asset, address(0));
        assertEq(assets[0].owed, FEE_WEI / 4);
        assertEq(assets[0].held, FEE_WEI * 2);
        factory.withdraw();
        assertEq(factory.solvency()[0].held, FEE_WEI / 4);
    }

    function test_Ownership_IsHandedOver() public {
        vm.prank(bob);
        factory.requestOwnershipHandover();
        vm.startPrank(platform);
        factory.completeOwnershipHandover(bob);
        vm.stopPrank();
        assertEq(factory.owner(), bob);
        vm.prank(bob);
        factory.transferOwnership(carol);
        assertEq(factory.owner(), carol);
    }

    function test_Ownership_RequestIsTakenBack() public {
        vm.startPrank(bob);
        factory.requestOwnershipHandover();
        assertGt(factory.ownershipHandoverExpiresAt(bob), block.timestamp);
        factory.cancelOwnershipHandover();
        vm.stopPrank();
        assertEq(factory.ownershipHandoverExpiresAt(bob), 0);
    }

    function test_RevertWhen_ValueSent() public {
        bytes memory refused = abi.encodeWithSelector(ITokenFactory.TokenFactory_ValueRefused.selector, 1);
        vm.deal(platform, 1 ether);
        vm.startPrank(platform);
        vm.expectRevert(refused);
        factory.transferOwnership{value: 1}(bob);
        vm.expectRevert(refused);
        factory.renounceOwnership{value: 1}();
        vm.expectRevert(refused);
        factory.requestOwnershipHandover{value: 1}();
        vm.expectRevert(refused);
        factory.cancelOwnershipHandover{value: 1}();
        vm.expectRevert(refused);
        factory.completeOwnershipHandover{value: 1}(bob);
        (bool taken,) = address(factory).call{value: 1}("");
        assertFalse(taken);
    }

    function test_RenounceOwnership_LeavesPayoutsOpen() public {
        create(alice, fullDraft(alice));
        create(bob, fullDraft(bob), FEE_WEI, alice, 0);
        vm.prank(platform);
        factory.renounceOwnership();
        factory.withdraw();
        factory.claimInviterReward(alice);
        assertEq(address(factory).balance, 0);
        create(carol, fullDraft(carol));
        assertEq(factory.recordCount(), 3);
    }

    function test_Records_AreListedEveryWay() public {
        vm.prank(platform);
        factory.setTemplate(2, address(generator), true);
        address[] memory made = new address[](30);
        for (uint256 i = 0; i < made.length; ++i) {
            Arrays memory a = arraysOf(fullDraft(alice));
            vm.prank(i % 3 == 0 ? bob : alice);
            made[i] = factory.deploy{value: i % 5 == 0 ? 0 : FEE_WEI}(
                i % 5 == 0 ? 2 : 1,
                a.strings,
                a.addresses,
                a.numbers,
                a.bools,
                address(0),
                address(0),
                bytes12(uint96(i))
            );
        }
        assertEq(factory.recordCount(), 30);
        assertEq(factory.recordCountOf(bob), 10);
        assertEq(factory.recordCountOf(alice), 20);
        assertEq(factory.recordCountByTemplate(2), 6);
        assertEq(factory.recordCountByTemplate(1), 24);
        // As many as there are, from the second on: offset and limit together pass the largest number.
        assertEq(factory.records(1, type(uint256).max).length, 29);

        ITokenFactory.TokenRecord[] memory page = factory.records(25, 100);
        assertEq(page.length, 5);
        for (uint256 i = 0; i < 5; ++i) {
            assertEq(page[i].addr, made[25 + i]);
            assertEq(page[i].infoId, 26 + i);
        }
        page = factory.recordsOf(bob, 2, 3);
        assertEq(page.length, 3);
        for (uint256 i = 0; i < 3; ++i) {
            assertEq(page[i].addr, made[(2 + i) * 3]);
            assertEq(page[i].owner, bob);
        }
        page = factory.recordsByTemplate(2, 0, 6);
        for (uint256 i = 0; i < 6; ++i) {
            assertEq(page[i].addr, made[i * 5]);
            assertEq(page[i].templateId, 2);
        }
    }

    function test_Records_PageBeyondTheEndIsEmpty() public {
        create(alice, fullDraft(alice));
        assertEq(factory.records(1, 10).length, 0);
        assertEq(factory.records(type(uint256).max, type(uint256).max).length, 0);
        assertEq(factory.recordsOf(alice, 1, 10).length, 0);
        assertEq(factory.recordsByTemplate(TEMPLATE_ID, 1, 10).length, 0);
        assertEq(factory.recordsByTemplate(TEMPLATE_ID, 0, type(uint256).max).length, 1);
        assertEq(factory.records(0, 0).length, 0);
    }

    function test_RecordOf_StrangerIsZero() public {
        create(alice, fullDraft(alice));
        ITokenFactory.TokenRecord memory entry = factory.recordOf(bob);
        assertEq(entry.owner, address(0));
        assertEq(entry.addr, address(0));
        assertEq(entry.infoId, 0);
    }

    /// @notice The price of a creation is the same in a registry of 20 tokens and of 2 000. Places in the packed lists
    /// that are compared lie at the same distance from the start of a slot.
    function test_Deploy_CostsTheSameInALongRegistry() public {
        TokenCodeGenerator small = newGenerator(hex"600160005260016000f3");
        vm.startPrank(platform);
        factory.setTemplate(2, address(small), true);
        vm.stopPrank();
        uint256 few = costOfToken(21);
        uint256 many = costOfToken(2005);
        assertLt(many * 100, few * 101);
        assertLt(few * 100, many * 101);
    }

    function testFuzz_P37_PredictedAddressIsActual(address deployer, bytes12 seed, uint256 supply) public {
        vm.assume(deployer.code.length == 0 && deployer != address(0) && uint160(deployer) > 0xffff);
        vm.deal(deployer, FEE_WEI);
        Draft memory draft = plainDraft(deployer);
        draft.totalSupply = bound(supply, 1, MAX_SUPPLY);
        address expected = predict(deployer, draft, seed);
        assertEq(address(create(deployer, draft, FEE_WEI, address(0), seed)), expected);
    }

    function testFuzz_Fees_AddUp(uint256 feeWei, uint256 discountBps, uint256 shareBps, uint256 excessWei) public {
        feeWei = bound(feeWei, 0, type(uint88).max);
        discountBps = bound(discountBps, 0, 10_000);
        shareBps = bound(shareBps, 0, 5000);
        excessWei = bound(excessWei, 0, 1e30);
        create(alice, fullDraft(alice));
        factory.withdraw();
        vm.startPrank(platform);
        factory.setFee(TEMPLATE_ID, feeWei);
        factory.setFeeWhitelist(bob, discountBps);
        factory.setInviterShare(shareBps);
        vm.stopPrank();

        uint256 due = factory.feeOf(bob, TEMPLATE_ID);
        assertEq(due, feeWei * (10_000 - discountBps) / 10_000);
        vm.deal(bob, due + excessWei);
        create(bob, fullDraft(bob), due + excessWei, alice, 0);
        assertEq(bob.balance, excessWei);
        assertEq(address(factory).balance, due);
        assertEq(factory.inviterReward(alice), due * shareBps / 10_000);
        assertLe(factory.inviterReward(alice), due);
    }

    /// @dev Gas of the creation that makes the registry `number` tokens long.
    function costOfToken(uint256 number) internal returns (uint256 gas) {
        Arrays memory a = arraysOf(fullDraft(alice));
        for (uint256 next = factory.recordCount() + 1; next <= number; ++next) {
            gas = gasleft();
            factory.deploy(2, a.strings, a.addresses, a.numbers, a.bools, address(0), address(0), bytes12(uint96(next)));
            gas -= gasleft();
        }
    }

    function deployCall(Arrays memory a) internal view returns (bytes memory) {
        return abi.encodeCall(
            factory.deploy, (TEMPLATE_ID, a.strings, a.addresses, a.numbers, a.bools, address(0), address(0), 0)
        );
    }

    function deployRaw(address deployer, uint256 templateId, Arrays memory a, uint256 valueWei) internal {
        vm.prank(deployer);
        factory.deploy{value: valueWei}(
            templateId, a.strings, a.addresses, a.numbers, a.bools, address(0), address(0), 0
        );
    }

    function creationOf(Draft memory draft, bytes12 seed) private pure returns (ITokenFactory.Creation memory) {
        Arrays memory a = arraysOf(draft);
        return ITokenFactory.Creation({
            templateId: TEMPLATE_ID,
            strings: a.strings,
            addresses: a.addresses,
            numbers: a.numbers,
            bools: a.bools,
            inviter: address(0),
            nftWrapper: address(0),
            seed: seed
        });
    }
}
